import vine from '@vinejs/vine'
import { paragraf } from '#core/http/input/input'

/** POST /api/tender/pemusnahan/{paketId} and …/tolak */
export const alasanPemusnahanValidator = vine.create({ alasan: paragraf(2000) })
