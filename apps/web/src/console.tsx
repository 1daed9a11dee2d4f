import { startConsole } from './areas/console/frame/start-console.tsx';

startConsole();
