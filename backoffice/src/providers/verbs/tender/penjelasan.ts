import type { TopikPenjelasan } from '@eproc/domain/tender/answers_dokumen'
import { api } from '@eproc/ui/api/api.ts'
import { readAgain } from '@eproc/ui/api/read_again.ts'
import { callerId } from './sending.ts'

/** Questions of the participants and their answers. */
export const penjelasanVerbs = {
  topikPenjelasan: (paketId: number, tahap: string) =>
    readAgain<TopikPenjelasan[]>(`/api/tender/chat/message/paket/${paketId}/${tahap}`),
  jawabPenjelasan: (chatId: number, message: string) =>
    api.post('/api/tender/chat/message', { chatId, senderUserId: callerId(), message }),
}
