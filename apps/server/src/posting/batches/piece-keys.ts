import type { PieceRow } from './batches.queries.ts'

type Piece = Pick<PieceRow, 'batchId' | 'number'>

/** Under it nothing of a piece is ordered or paid twice. */
export const pieceKeyOf = ({ batchId, number }: Piece): string => `batch:${batchId}:${number}`

/** The same of the piece's post to a channel. */
export const postKeyOf = (piece: Piece, channelId: string): string => `${pieceKeyOf(piece)}:${channelId}`
