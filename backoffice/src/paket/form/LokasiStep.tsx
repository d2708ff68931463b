import Hapus from '@mui/icons-material/DeleteOutlined'
import Tambah from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { useFieldArray } from 'react-hook-form'
import type { LokasiProyekAnswer } from '@eproc/domain/master/answers'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { api } from '@eproc/ui/api/api.ts'
import { FormRupiah } from '@eproc/ui/fields/FormNumber.tsx'
import { FormMultiSelect } from '@eproc/ui/fields/FormMultiSelect.tsx'
import { FormSelect } from '@eproc/ui/fields/FormSelect.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { Kosong } from '@eproc/ui/feedback/Kosong.tsx'
import type { FormInput } from './values.ts'
import { Kisi } from './DataStep.tsx'
import { Butir, ListError } from './HpsStep.tsx'

const teks = paketLayar.editor.lokasi

const ambilKbli = async () =>
  (await api.ambil<{ id: number; kode: string; nama: string }[]>('/api/rup/kbli')).map((k) => ({
    id: k.id,
    teks: `${k.kode} ${k.nama}`,
  }))

/** Places of the work, and KBLI. */
export function LangkahLokasi() {
  const { fields, append, remove } = useFieldArray<FormInput, 'listLokasiKerja'>({
    name: 'listLokasiKerja',
  })
  const { data: lokasi = [] } = useQuery({
    queryKey: ['lokasi-proyek', 'pilihan'],
    queryFn: () => api.ambil<LokasiProyekAnswer[]>('/api/rup/lokasiproyek'),
    staleTime: 300_000,
  })
  const pilihan = lokasi.map((l) => ({ kode: String(l.id), teks: `${l.kode} · ${l.nama}` }))
  return (
    <>
      {fields.length === 0 && <Kosong judul={teks.kosong} gambar="kosong" />}
      {fields.map((f, i) => {
        const nama = <B extends string>(bidang: B) => `listLokasiKerja.${i}.${bidang}` as const
        return (
          <Butir key={f.id} aria-label={`${teks.judul} ${i + 1}`}>
            <Kisi>
              <FormSelect
                name={nama('lokasiProyekId')}
                label={teks.lokasi}
                wajib
                pilihan={pilihan}
              />
              <FormText name={nama('detail')} label={teks.detail} maks={500} />
              <FormRupiah name={nama('nilaiPekerjaan')} label={teks.nilai} />
              <FormText name={nama('uraianPekerjaan')} label={teks.uraian} baris={2} maks={2000} />
              <FormText
                name={nama('spesifikasiPekerjaan')}
                label={teks.spesifikasi}
                baris={2}
                maks={2000}
              />
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
            append({
              lokasiProyekId: null,
              detail: '',
              nilaiPekerjaan: null,
              uraianPekerjaan: '',
              spesifikasiPekerjaan: '',
            })
          }
        >
          {teks.tambah}
        </Button>
      </div>
      <ListError nama="listLokasiKerja" />
      <FormMultiSelect
        name="kbli"
        label={teks.kbli}
        petunjuk={teks.kbliPetunjuk}
        kunci={['kbli', 'rup']}
        ambil={ambilKbli}
      />
    </>
  )
}
