/** How the answering page is met from outside: in other people's pages, and in chats where its address is sent. */
export interface PageFace {
  readonly allowEmbedding: boolean;
  /** Empty: the survey's own title. */
  readonly shareTitle: string;
  readonly shareText: string;
  /** The address of a picture; empty for none. */
  readonly sharePicture: string;
}

/** Beside those of the gates; `q` is the live row, or the view `survey_state`. */
export const FACE_COLUMNS = 'q.allow_embedding, q.share_title, q.share_text, q.share_picture';

export interface FaceRow {
  readonly allow_embedding: boolean;
  readonly share_title: string;
  readonly share_text: string;
  readonly share_picture: string;
}

export function readFace(row: FaceRow): PageFace {
  return {
    allowEmbedding: row.allow_embedding,
    shareTitle: row.share_title,
    shareText: row.share_text,
    sharePicture: row.share_picture,
  };
}
