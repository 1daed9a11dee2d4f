const exactly = (name: string, replacement: string) => ({ find: new RegExp(`^${name}$`), replacement });

/** React's names, Preact's code: for programs that people outside load once. */
export const withPreact = [
  exactly('react', 'preact/compat'),
  exactly('react-dom', 'preact/compat'),
  exactly('react-dom/client', 'preact/compat/client'),
  exactly('react/jsx-runtime', 'preact/jsx-runtime'),
];
