import Unggah from '@mui/icons-material/UploadFileOutlined'
import Berkas from '@mui/icons-material/DescriptionOutlined'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ukuranBerkas } from '@eproc/domain/common/format'
import { ui } from '@eproc/i18n/id/ui'
import type { FieldBase } from './field_frame.ts'
import { Bawah } from './FormText.tsx'
import { pesanWajib, useField } from './use_field.ts'
import { useParameter } from '../api/parameter.ts'
import { TautanBerkas } from '../document/TautanBerkas.tsx'

const Kotak = styled('div')(({ theme }) => ({
  'display': 'flex',
  'flexWrap': 'wrap',
  'alignItems': 'center',
  'gap': '8px 16px',
  'padding': '12px 16px',
  'border': `1px dashed ${theme.vars.palette.text.disabled}`,
  'borderRadius': 8,
  'backgroundColor': theme.vars.palette.background.paper,
  '&[data-seret]': { borderColor: theme.vars.palette.primary.main, borderStyle: 'solid' },
  '&[data-error]': { borderColor: theme.vars.palette.error.main },
  '& > span': { flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' },
}))

const MB = 1024 * 1024

export interface FormFileProps<N extends FieldValues = FieldValues> extends FieldBase<N> {
  /** Accepted extensions without a dot, for instance ['jpg', 'png', 'pdf']. */
  jenis: readonly string[]
  /** Path of the stored file (`berkas/…`): linked, replaceable, and enough for `wajib`. */
  tersimpan?: string | null
  namaTersimpan?: string | null
  /** Parameter of the size limit in MB; MAKS_UKURAN_DOKUMEN by default. */
  kunciMaks?: 'MAKS_UKURAN_DOKUMEN' | 'MAKS_UKURAN_TENDER'
}

/** File field: choose or drop, kind and size are checked, the stored one is linked. Value: File | null. */
export function FormFile<N extends FieldValues = FieldValues>(p: FormFileProps<N>) {
  const { angka } = useParameter()
  const kunciMaks = p.kunciMaks ?? 'MAKS_UKURAN_DOKUMEN'
  const maks = angka(kunciMaks, kunciMaks === 'MAKS_UKURAN_DOKUMEN' ? 3 : 50) * MB
  const daftar = p.jenis.join(', ')
  const { wajib, aturan, ...sisa } = p
  const {
    id,
    field,
    errors: error,
  } = useField({
    ...sisa,
    wajib: p.tersimpan ? false : (wajib ?? false),
    aturan: {
      ...aturan,
      validate: {
        ...(typeof aturan?.validate === 'function' ? { lain: aturan.validate } : aturan?.validate),
        berkas: (nilai: unknown) => {
          if (!(nilai instanceof File)) return true
          const ekor = nilai.name.split('.').at(-1)?.toLowerCase() ?? ''
          const dikenal = p.jenis.includes(ekor) || (ekor === 'jpeg' && p.jenis.includes('jpg'))
          if (!dikenal) return ui.berkas.jenisSalah(daftar)
          if (nilai.size === 0) return ui.berkas.kosong
          return nilai.size <= maks || ui.berkas.terlaluBesar(ukuranBerkas(maks))
        },
      },
    },
  })
  const masukan = useRef<HTMLInputElement>(null)
  const [seret, setSeret] = useState(false)
  const nilai: unknown = field.value
  const dipilih = nilai instanceof File ? nilai : null
  const mati = p.disabled === true || p.bacaSaja === true
  const terima = (berkas: File | undefined) => {
    if (berkas && !mati) field.onChange(berkas)
    if (masukan.current) masukan.current.value = ''
  }
  return (
    <div data-bidang={p.name}>
      <label htmlFor={id} style={{ display: 'block', fontWeight: 600, marginBottom: 6 }}>
        {p.label}
        {pesanWajib(wajib) && <span aria-hidden> *</span>}
      </label>
      <Kotak
        data-seret={seret ? '' : undefined}
        data-error={error ? '' : undefined}
        onDragOver={(e) => {
          e.preventDefault()
          setSeret(!mati)
        }}
        onDragLeave={() => setSeret(false)}
        onDrop={(e) => {
          e.preventDefault()
          setSeret(false)
          terima(e.dataTransfer.files[0])
        }}
      >
        <Berkas aria-hidden color={dipilih || p.tersimpan ? 'primary' : 'disabled'} />
        <span>
          {dipilih ? (
            `${dipilih.name} (${ukuranBerkas(dipilih.size)})`
          ) : p.tersimpan ? (
            <TautanBerkas path={p.tersimpan} nama={p.namaTersimpan ?? ui.berkas.tersimpan} />
          ) : (
            ui.berkas.tidakAda
          )}
        </span>
        {dipilih && !mati && (
          <Button size="small" onClick={() => field.onChange(null)}>
            {ui.berkas.batalkanPilihan}
          </Button>
        )}
        {!p.bacaSaja && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<Unggah />}
            disabled={mati}
            onClick={() => masukan.current?.click()}
            aria-label={`${dipilih || p.tersimpan ? ui.tombol.ganti : ui.tombol.pilihBerkas}: ${p.label}`}
            aria-describedby={`${id}-bawah`}
          >
            {dipilih || p.tersimpan ? ui.tombol.ganti : ui.tombol.pilihBerkas}
          </Button>
        )}
        <input
          ref={(el) => {
            masukan.current = el
            field.ref({ focus: () => el?.parentElement?.querySelector('button')?.focus() })
          }}
          id={id}
          type="file"
          tabIndex={-1}
          name={field.name}
          accept={p.jenis.map((j) => `.${j}`).join(',')}
          disabled={mati}
          aria-describedby={`${id}-bawah`}
          aria-invalid={error !== undefined}
          onChange={(e) => terima(e.target.files?.[0])}
          onBlur={field.onBlur}
          style={{ position: 'absolute', width: 1, height: 1, opacity: 0, pointerEvents: 'none' }}
        />
      </Kotak>
      <FormHelperText id={`${id}-bawah`} error={error !== undefined} component="div">
        <Bawah
          errors={error}
          petunjuk={[ui.berkas.jenis(daftar, ukuranBerkas(maks)), p.petunjuk]
            .filter(Boolean)
            .join('. ')}
        />
      </FormHelperText>
    </div>
  )
}
