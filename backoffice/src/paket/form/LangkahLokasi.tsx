import Hapus from '@mui/icons-material/DeleteOutlined'
import Tambah from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { useFieldArray } from 'react-hook-form'
import type { JawabanLokasiProyek } from '@eproc/domain/master/answers'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { api } from '@eproc/ui/api/api.ts'
import { BidangRupiah } from '@eproc/ui/fields/FormNumber.tsx'
import { BidangBanyak } from '@eproc/ui/fields/FormMultiSelect.tsx'
import { BidangPilihan } from '@eproc/ui/fields/FormSelect.tsx'
import { BidangTeks } from '@eproc/ui/fields/FormText.tsx'
import { Kosong } from '@eproc/ui/feedback/Kosong.tsx'
import type { Isian } from './isian_paket.ts'
import { Kisi } from './LangkahData.tsx'
import { Butir, GalatDaftar } from './LangkahHps.tsx'

const teks = paketLayar.editor.lokasi

const ambilKbli = async () =>
  (await api.ambil<{ id: number; kode: string; nama: string }[]>('/api/rup/kbli')).map((k) => ({
    id: k.id,
    teks: `${k.kode} ${k.nama}`,
  }))

/** Places of the work, and KBLI. */
export function LangkahLokasi() {
  const { fields, append, remove } = useFieldArray<Isian, 'listLokasiKerja'>({
    name: 'listLokasiKerja',
  })
  const { data: lokasi = [] } = useQuery({
    queryKey: ['lokasi-proyek', 'pilihan'],
    queryFn: () => api.ambil<JawabanLokasiProyek[]>('/api/rup/lokasiproyek'),
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
              <BidangPilihan
                name={nama('lokasiProyekId')}
                label={teks.lokasi}
                wajib
                pilihan={pilihan}
              />
              <BidangTeks name={nama('detail')} label={teks.detail} maks={500} />
              <BidangRupiah name={nama('nilaiPekerjaan')} label={teks.nilai} />
              <BidangTeks
                name={nama('uraianPekerjaan')}
                label={teks.uraian}
                baris={2}
                maks={2000}
              />
              <BidangTeks
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
      <GalatDaftar nama="listLokasiKerja" />
      <BidangBanyak
        name="kbli"
        label={teks.kbli}
        petunjuk={teks.kbliPetunjuk}
        kunci={['kbli', 'rup']}
        ambil={ambilKbli}
      />
    </>
  )
}
