import Hapus from '@mui/icons-material/DeleteOutlined'
import Tambah from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import { useFieldArray, useWatch } from 'react-hook-form'
import { rupiah } from '@eproc/domain/common/format'
import type { KegiatanSiap } from '@eproc/domain/paket/answers'
import { FUND_SOURCES } from '@eproc/domain/common/choices'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { FormRupiah } from '@eproc/ui/fields/FormNumber.tsx'
import { FormSelect } from '@eproc/ui/fields/FormSelect.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { Kosong } from '@eproc/ui/feedback/Kosong.tsx'
import type { FormInput } from './values.ts'
import { Kisi } from './DataStep.tsx'
import { Butir, ListError, JumlahPaket } from './HpsStep.tsx'

const teks = paketLayar.editor.dana

/** Sources of money from approved kegiatan; what is left of their pagu follows the typing. */
export function LangkahDana({ kegiatan }: { kegiatan: readonly KegiatanSiap[] }) {
  const { fields, append, remove } = useFieldArray<FormInput, 'listPendanaan'>({
    name: 'listPendanaan',
  })
  const baris = useWatch<FormInput, 'listPendanaan'>({ name: 'listPendanaan' }) ?? []
  const pilihan = kegiatan.map((k) => ({ kode: String(k.id), teks: `${k.kode} · ${k.nama}` }))
  const untuk = (id: unknown) => kegiatan.find((k) => k.id === Number(id))
  const dipakai = (id: number) =>
    baris
      .filter((b) => Number(b.kegiatanId) === id)
      .reduce((jumlah, b) => jumlah + (b.pagu ?? 0), 0)
  return (
    <>
      {fields.length === 0 && <Kosong judul={teks.kosong} gambar="kosong" />}
      {fields.map((f, i) => {
        const k = untuk(baris[i]?.kegiatanId)
        const sisa = k ? k.sisaPagu - dipakai(k.id) : 0
        return (
          <Butir key={f.id} aria-label={`${teks.judul} ${i + 1}`}>
            <div>
              <FormSelect
                name={`listPendanaan.${i}.kegiatanId`}
                label={teks.kegiatan}
                wajib
                pilihan={pilihan}
              />
              {k && (
                <FormHelperText component="div">
                  {k.namaDivisi} · {teks.ppk(k.ppk)} ·{' '}
                  {teks.sisaKegiatan(rupiah(k.sisaPagu), rupiah(k.pagu))}
                </FormHelperText>
              )}
            </div>
            <Kisi>
              <FormSelect
                name={`listPendanaan.${i}.sumberDana`}
                label={teks.sumber}
                wajib
                pilihan={FUND_SOURCES}
              />
              <FormText name={`listPendanaan.${i}.asalDana`} label={teks.asal} maks={200} />
              <FormText name={`listPendanaan.${i}.mak`} label={teks.mak} maks={100} />
              <div>
                <FormRupiah name={`listPendanaan.${i}.pagu`} label={teks.pagu} wajib />
                {k && (
                  <FormHelperText error={sisa < 0} aria-live="polite">
                    {teks.sisaSesudah(rupiah(sisa))}
                  </FormHelperText>
                )}
              </div>
            </Kisi>
            <IconButton data-hapus aria-label={teks.hapus(i + 1)} onClick={() => remove(i)}>
              <Hapus />
            </IconButton>
          </Butir>
        )
      })}
      <div>
        <Button
          variant="outlined"
          startIcon={<Tambah />}
          onClick={() =>
            append({ kegiatanId: null, sumberDana: 'pmd', asalDana: '', mak: '', pagu: null })
          }
        >
          {teks.tambah}
        </Button>
      </div>
      <ListError nama="listPendanaan" />
      <JumlahPaket />
    </>
  )
}
