export { registerAssistantCalls } from './assistant.routes.ts';
export { listOwnConversations } from './conversation.repository.ts';
