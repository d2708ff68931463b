import type { Control, FieldPath, FieldValues, RegisterOptions } from 'react-hook-form'

/**
 * Properti bersama semua isian. `name` adalah nama kolom seperti di API, sehingga galat server
 * (`errors[].field`) sampai ke isiannya. Tanpa `control` dipakai konteks dari <Formulir>.
 */
export interface DasarBidang<N extends FieldValues = FieldValues> {
  name: FieldPath<N>
  label: string
  control?: Control<N>
  /** Aturan react-hook-form tambahan (validate, minLength …). */
  aturan?: Omit<
    RegisterOptions<N, FieldPath<N>>,
    'required' | 'setValueAs' | 'valueAsNumber' | 'valueAsDate' | 'disabled'
  >
  /** Wajib diisi; teks menggantikan pesan 'Field harus diisi!.' */
  wajib?: boolean | string
  /** Petunjuk di bawah isian. */
  petunjuk?: string
  disabled?: boolean
  /** Tampil saja, tidak dapat diubah, tetap terbaca dan dapat disalin. */
  bacaSaja?: boolean
}
