export function terminalLanguage(environment?: NodeJS.ProcessEnv): 'zh' | 'en';
