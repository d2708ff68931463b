import type {
  BagianVerifikasi,
  BlacklistDiubah,
  KeadaanVerifikasi,
  KembarRekanan,
  KeputusanDisimpan,
  PemeriksaVerifikasi,
  RekananBerikutnya,
  RiwayatBagian,
  SertifikatAnswer,
} from '@eproc/domain/verifikasi/answers'
import type { BandingBagian } from '@eproc/domain/dosir/answers_banding'
import type { BagianKey } from '@eproc/domain/dosir/bagian'
import { api, toFormData } from '@eproc/ui/api/api.ts'

/** A section as the verifier reads it; `versi` of the vendor makes a decision on other data fail with 409. */
export interface KeputusanInput {
  vendor: KeadaanVerifikasi
  bagian: BagianVerifikasi
}

/** Sections that were read at this version of the vendor. */
export interface SetujuInput {
  vendor: KeadaanVerifikasi
  bagian: readonly BagianKey[]
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

/** Verification of vendors (S2 §2.7, §7). Sections are set to A in one call, remarks go by the calls of S2. */
export const verifikasiVerbs = {
  /** What the vendor has entered; identity numbers are masked unless `pribadi`, which is journaled. */
  isiBagian: (path: string, pribadi: boolean) =>
    api.get<unknown>(path, pribadi ? { query: { pribadi: 1 } } : {}),
  /** Changes since the latest verification, and decisions on one section: the newest, or those before one of them. */
  riwayatBagian: (vendorId: number, bagian: BagianKey, sebelum: number | null) =>
    api.get<RiwayatBagian>(`/api/vendor/verifikasi/${vendorId}/perubahan/${bagian}`, {
      query: { sebelum },
    }),

  /** The verified version of a section beside the present one; null where they are the same. */
  bandingBagian: (vendorId: number, bagian: BagianKey) =>
    api.get<BandingBagian | null>(`/api/vendor/${vendorId}/banding/${bagian}`),

  /** The vendor that waits longest, taken in hand; `lewati` are left for later. */
  rekananBerikutnya: (lewati: readonly number[]) =>
    api.post<RekananBerikutnya>('/api/vendor/verifikasi/berikutnya', { lewati }),
  /** Takes a vendor in hand or keeps it there; `paksa` also from another verifier. */
  ambilRekanan: (id: number, paksa: boolean) =>
    api.post<PemeriksaVerifikasi>(`/api/vendor/verifikasi/${id}/ambil`, { paksa }),
  tinggalkanRekanan: (id: number) => api.delete(`/api/vendor/verifikasi/${id}/ambil`),
  /** What this vendor shares with others and should not. */
  kembarRekanan: (id: number) => api.get<KembarRekanan[]>(`/api/vendor/verifikasi/${id}/kembar`),
  setujuiBagian: ({ vendor: { id, versi }, bagian }: SetujuInput) =>
    api.post<KeputusanDisimpan>(`/api/vendor/verifikasi/${id}/setujui`, { bagian, versi }),
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
