import type {
  EvaluasiRekanan,
  EvaluasiStaf,
  HasilPaket,
  PenetapanAnswer,
} from '@eproc/domain/tender/answers_hasil'
import type { NilaiAnggotaPaket } from '@eproc/domain/tender/nilai/answers_nilai'
import type { NilaiAnggotaInput } from '@eproc/domain/tender/nilai/nilai_anggota'
import { api } from '@eproc/ui/api/api.ts'

export interface NegosiasiInput {
  id: number | null
  vendorId: number
  versi: number
  negosiasiTeknis: string | null
  negosiasiHarga: number | null
}
export interface UsulPenetapan {
  tahap: string
  /** absent where it is determined who qualified, not a ranking */
  urutan?: { vendorId: number; urutan: number }[]
  alasan: string | null
}

const nilaiAnggota = (paketId: number) => `/api/tender/nilai-anggota/${paketId}`
const penetapan = (paketId: number) => `/api/tender/penetapan/${paketId}`

/** From the evaluation of the offers to the winner. */
export const penilaianVerbs = {
  /** None for who does not judge, until the winner is announced: what is announced before stands in the result. */
  evaluasiTender: async (paketId: number) => {
    const rows = await api.get<(EvaluasiStaf | EvaluasiRekanan)[]>(
      `/api/lelang/evaluasi/${paketId}`
    )
    return rows.filter((row): row is EvaluasiStaf => 'versi' in row)
  },
  simpanEvaluasi: (body: {
    paketPenyediaId: number
    listEvaluasi: readonly { vendorId: number }[]
  }) => api.put('/api/lelang/evaluasi', body),
  nilaiAnggota: (paketId: number) => api.get<NilaiAnggotaPaket>(nilaiAnggota(paketId)),
  simpanNilaiAnggota: (paketId: number, daftar: readonly NilaiAnggotaInput[]) =>
    api.put(nilaiAnggota(paketId), { daftar }),
  simpanNegosiasi: (paketId: number, listEvaluasi: NegosiasiInput[]) =>
    api.put('/api/lelang/negosiasi', { paketPenyediaId: paketId, listEvaluasi }),
  hasilTender: (paketId: number) => api.get<HasilPaket>(`/api/tender/hasil/${paketId}`),
  penetapanTender: (paketId: number) => api.get<PenetapanAnswer>(penetapan(paketId)),
  usulkanPenetapan: (paketId: number, usul: UsulPenetapan) => api.post(penetapan(paketId), usul),
  tegaskanPenetapan: (paketId: number, id: number) =>
    api.post(`${penetapan(paketId)}/tegaskan`, { id, alasan: null }),
  tolakPenetapan: (paketId: number, id: number, alasan: string) =>
    api.post(`${penetapan(paketId)}/tolak`, { id, alasan }),
  /** The winner withdraws or fails: the next rank is proposed to the PPK. */
  gugurkanPemenang: (paketId: number, input: { vendorId: number; sebab: string; alasan: string }) =>
    api.post(`${penetapan(paketId)}/gugur`, input),
}
