/** Signs that are drawn: not every phone has a picture for them among its letters. */
export const HandIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M7 12V6a1.5 1.5 0 0 1 3 0v5V4a1.5 1.5 0 0 1 3 0v7V5a1.5 1.5 0 0 1 3 0v7V8a1.5 1.5 0 0 1 3 0v7a6 6 0 0 1-6 6h-1.500a6 6 0 0 1-4.700-2.300L4 14.500a1.600 1.600 0 0 1 2.400-2.100z" />
  </svg>
);

export const PictureIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.500 9h.01" />
  </svg>
);
