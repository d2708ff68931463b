import type {
  BagianVerifikasi,
  BlacklistDiubah,
  KeadaanVerifikasi,
  RiwayatBagian,
  SertifikatAnswer,
} from '@eproc/domain/verifikasi/answers'
import type { BagianKey } from '@eproc/domain/dosir/bagian'
import { api, toFormData } from '@eproc/ui/api/api.ts'

/** A section as the verifier reads it; `versi` of the vendor makes a decision on other data fail with 409. */
export interface KeputusanInput {
  vendor: KeadaanVerifikasi
  bagian: BagianVerifikasi
}

export interface BlacklistValues {
  blacklist: boolean
  blacklistTglMulai: string | null
  blacklistTglSelesai: string | null
  nomor: string | null
  alasan: string | null
  fileBlacklist: File | null
  versi: number
}

/** Verification of vendors (S2 §2.7, §7). Companies are decided one section at a time, individuals by a call for all three. */
export const verifikasiVerbs = {
  /** What the vendor has entered; identity numbers are masked unless `pribadi`, which is journaled. */
  isiBagian: (path: string, pribadi: boolean) =>
    api.get<unknown>(path, pribadi ? { query: { pribadi: 1 } } : {}),
  /** Changes since the latest verification, and decisions on one section. */
  riwayatBagian: (vendorId: number, bagian: BagianKey) =>
    api.get<RiwayatBagian>(`/api/vendor/verifikasi/${vendorId}/perubahan/${bagian}`),

  setujuiBagian: ({ vendor, bagian: { jenisStatus } }: KeputusanInput) => {
    const { id: vendorId, versi } = vendor
    return vendor.jenis === 'V'
      ? api.post('/vendor/perusahaan/status', { jenisStatus, vendorId, val: 'A', versi })
      : api.put('/vendor/person/status/verifikasi', {
          vendorId,
          [`status${jenisStatus}`]: 'A',
          versi,
        })
  },
  catatKekurangan: ({
    vendor,
    bagian: { jenisStatus },
    remark,
  }: KeputusanInput & { remark: string }) => {
    const { id: vendorId, versi } = vendor
    return vendor.jenis === 'V'
      ? api.put(`/vendor/perusahaan/remark/${vendorId}`, { jenisStatus, value: remark, versi })
      : api.put('/vendor/person/status/remark', {
          vendorId,
          [`remark${jenisStatus}`]: remark,
          versi,
        })
  },
  kecualikanPengalaman: ({ id, versi }: KeadaanVerifikasi, alasan: string) =>
    api.post('/api/vendor/pengecualian-pengalaman', { vendorId: id, alasan, versi }),

  buatSertifikat: (vendorId: number) =>
    api.deed<SertifikatAnswer>(`/vendor/create-sertifikat/${vendorId}`),
  kirimSertifikat: (vendorId: number, emailSend: string) =>
    api.post('/vendor/send-sertifikat', { vendorId, emailSend }),

  ubahBlacklist: (vendorId: number, values: BlacklistValues) =>
    api.post<BlacklistDiubah>('/vendor/blacklist/update', toFormData({ ...values, vendorId })),
}
