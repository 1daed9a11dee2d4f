/** Where this seat's page finds a picture that was said in a stream it hears. */
export const pictureAddress = (code: string, pictureId: string) =>
  `/api/symposium/picture?code=${code}&pictureId=${encodeURIComponent(pictureId)}`;
