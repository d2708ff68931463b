import type { PerubahanAkses } from '@eproc/domain/akun/answers'
import type { StatusPengguna } from '@eproc/domain/common/choices'
import type { PenggunaAnswer } from '@eproc/domain/master/answers'
import { api } from '@eproc/ui/api/api.ts'

/** Deeds on accounts (S2 §2.6). */
export const akunVerbs = {
  /** Mails a link to set a new password. */
  sendPasswordLink: ({ id, login, email }: PenggunaAnswer) =>
    api.post('/userman/forget', { id, userId: login, email }),
  setUserStatus: (user: PenggunaAnswer, input: { status: StatusPengguna | ''; alasan: string }) => {
    const { id, login, nama, email, versi } = user
    return api.put(`/userman/status/${id}`, { id, login, nama, email, versi, ...input })
  },
  /** Waits for a second administrator. */
  changeVendorEmail: ({ id, versi }: PenggunaAnswer, input: { email: string; alasan: string }) =>
    api.put<PerubahanAkses>(`/api/userman/vendor/${id}/email`, { ...input, versi }),
  removeSecondStep: ({ id }: PenggunaAnswer) =>
    api.delete<PerubahanAkses | undefined>(`/api/userman/kode-masuk/${id}`),
  /** The second administrator's yes to a change of powers, or the no. */
  confirmAccess: (id: number) =>
    api.post<PerubahanAkses>(`/api/perubahan-akses/${id}/konfirmasi`, {}),
  refuseAccess: (id: number, alasan: string) =>
    api.post<PerubahanAkses>(`/api/perubahan-akses/${id}/tolak`, { alasan }),
}
