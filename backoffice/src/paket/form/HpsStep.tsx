import Hapus from '@mui/icons-material/DeleteOutlined'
import Tambah from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { use } from 'react'
import { useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { aturanPaket } from '@eproc/domain/paket/aturan_paket'
import { barisHps, jumlahPendanaan } from '@eproc/domain/paket/isian_paket'
import { rupiah } from '@eproc/domain/common/format'
import { batasPla, jumlahBaris, jumlahHps } from '@eproc/domain/paket/hps'
import type { JenisPengadaan } from '@eproc/domain/common/choices'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { FormNumber, FormRupiah } from '@eproc/ui/fields/FormNumber.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { Kosong } from '@eproc/ui/feedback/Kosong.tsx'
import { keIsian, EditorContext, temuanDaftar, type FormInput } from './values.ts'

const teks = paketLayar.editor

/** One item of an edited list: fields on the left, delete button on the right. */
export const Butir = styled('fieldset')(({ theme }) => ({
  'position': 'relative',
  'border': `1px solid ${theme.vars.palette.divider}`,
  'borderRadius': 12,
  'padding': '16px 64px 16px 16px',
  'margin': 0,
  'minWidth': 0,
  'display': 'grid',
  'gap': '16px 20px',
  'alignItems': 'start',
  '& > [data-hapus]': { position: 'absolute', right: 8, top: 12 },
  [theme.breakpoints.down('sm')]: { padding: '56px 16px 16px' },
}))

const HpsRow = styled(Butir)(({ theme }) => ({
  gridTemplateColumns:
    'minmax(220px, 3fr) minmax(100px, 1fr) minmax(100px, 1fr) minmax(170px, 1.5fr)',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const Jumlah = styled('dl')(({ theme }) => ({
  'display': 'flex',
  'flexWrap': 'wrap',
  'gap': '8px 40px',
  'margin': 0,
  'padding': '16px 20px',
  'borderRadius': 12,
  'backgroundColor': theme.vars.palette.status.biru.latar,
  'color': theme.vars.palette.status.biru.teks,
  '&[data-lebih]': {
    backgroundColor: theme.vars.palette.status.merah.latar,
    color: theme.vars.palette.status.merah.teks,
  },
  '& dt': { fontSize: '0.8125rem' },
  '& dd': { margin: 0, fontWeight: 700, fontSize: '1.1875rem', fontVariantNumeric: 'tabular-nums' },
}))

/** HPS, sources of money and the rest; red when the HPS exceeds the money. */
export function JumlahPaket() {
  const [hps, dana] = useWatch<FormInput, ['listHps', 'listPendanaan']>({
    name: ['listHps', 'listPendanaan'],
  })
  const total = jumlahHps(barisHps(hps))
  const source = jumlahPendanaan(dana)
  const baris = [
    [teks.hps.total, total],
    [teks.dana.total, source],
    [teks.dana.sisa, source - total],
  ] as const
  return (
    <Jumlah data-lebih={total > source && source > 0 ? '' : undefined} aria-live="polite">
      {baris.map(([judul, nilai]) => (
        <div key={judul}>
          <dt>{judul}</dt>
          <dd>{rupiah(nilai)}</dd>
        </div>
      ))}
    </Jumlah>
  )
}

/** Errors of a whole list: about money as soon as it is typed, about emptiness after an attempt to save. */
export function ListError({ nama }: { nama: 'listHps' | 'listPendanaan' | 'listLokasiKerja' }) {
  const context = use(EditorContext)
  const { submitCount } = useFormState<FormInput>()
  const input = useWatch<FormInput>() as FormInput
  const error = temuanDaftar(aturanPaket(keIsian(input), context)).find((g) => g.field === nama)
  const uang = error?.rule !== 'required' && jumlahPendanaan(input.listPendanaan) > 0
  return error && (submitCount > 0 || uang) ? (
    <FormHelperText error role="alert">
      {error.message}
    </FormHelperText>
  ) : null
}

/** HPS rows with their sums; the server calculates them again. */
export function LangkahHps({ paguPla }: { paguPla: Record<JenisPengadaan, number> }) {
  const { fields, append, remove } = useFieldArray<FormInput, 'listHps'>({ name: 'listHps' })
  const [baris, jenis, metode] = useWatch<
    FormInput,
    ['listHps', 'jenisPengadaan', 'metodePemilihan']
  >({
    name: ['listHps', 'jenisPengadaan', 'metodePemilihan'],
  })
  return (
    <>
      <p style={{ margin: 0 }}>{teks.hps.rahasia}</p>
      {metode === 'PLA' && jenis && (
        <p style={{ margin: 0 }}>
          {teks.hps.batasPla(rupiah(batasPla(jenis as JenisPengadaan, paguPla)))}
        </p>
      )}
      {fields.length === 0 && <Kosong judul={teks.hps.kosong} gambar="kosong" />}
      {fields.map((f, i) => (
        <HpsRow key={f.id} aria-label={`${teks.hps.judul} ${i + 1}`}>
          <FormText name={`listHps.${i}.uraian`} label={teks.hps.uraian} wajib maks={500} />
          <FormNumber name={`listHps.${i}.volume`} label={teks.hps.volume} wajib desimal={3} />
          <FormText name={`listHps.${i}.satuan`} label={teks.hps.satuan} wajib maks={50} />
          <div>
            <FormRupiah name={`listHps.${i}.hargaSatuan`} label={teks.hps.harga} wajib />
            <FormHelperText>
              {teks.hps.jumlah}: {rupiah(jumlahBaris(barisHps(baris)[i] ?? NOL))}
            </FormHelperText>
          </div>
          <IconButton data-hapus aria-label={teks.hps.hapus(i + 1)} onClick={() => remove(i)}>
            <Hapus />
          </IconButton>
        </HpsRow>
      ))}
      <div>
        <Button
          variant="outlined"
          startIcon={<Tambah />}
          onClick={() => append({ uraian: '', volume: null, satuan: '', hargaSatuan: null })}
        >
          {teks.hps.tambah}
        </Button>
      </div>
      <ListError nama="listHps" />
      <JumlahPaket />
    </>
  )
}

const NOL = { volume: 0, hargaSatuan: 0 }
