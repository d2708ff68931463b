/* One client for both apps; it lives in @eproc/ui so that the back office uses the same. */
export { alamat, api, GalatApi, keFormData, pesanGalat } from '@eproc/ui/api.ts'
export type { Daftar, GalatBidang, Jawaban, Kueri, OpsiKirim } from '@eproc/ui/api.ts'
