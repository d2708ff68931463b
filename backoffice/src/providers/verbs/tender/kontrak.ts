import type { KontrakInput } from '@eproc/domain/tender/aturan_kontrak'
import type { KontrakAnswer } from '@eproc/domain/tender/answers_hasil'
import { api } from '@eproc/ui/api/api.ts'

/** SPK and SPMK. */
export const kontrakVerbs = {
  kontrakTender: (paketId: number) =>
    api.get<KontrakAnswer>(`/api/lelang/surat-perjanjian/${paketId}`),
  simpanKontrak: (paketId: number, input: KontrakInput & { versi: number }) =>
    api.put('/api/lelang/surat-perjanjian', { paketPenyediaId: paketId, ...input }),
  selesaikanSpmk: (paketId: number, versi: number) =>
    api.put(`/api/rup/lelang/selesai-smpk/${paketId}`, { versi }),
}
