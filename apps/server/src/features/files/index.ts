export { registerFileRoutes } from './file.routes.ts';
export { fileAddress } from './file-address.ts';
export { storeFile, type UploadRules } from './store-file.ts';
