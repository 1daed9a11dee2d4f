export * from './account/account.ts';
export * from './call.ts';
export * from './envelope.ts';
export * from './error-codes.ts';
export * from './rights.ts';
