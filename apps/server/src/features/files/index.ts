export { registerFileRoutes } from './file.routes.ts';
export { fileAddress } from './file-address.ts';
export { storeFile } from './store-file.ts';
