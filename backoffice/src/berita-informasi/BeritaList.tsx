import Hapus from '@mui/icons-material/DeleteOutline'
import Tambah from '@mui/icons-material/Add'
import Ubah from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useDelete, useGetList, useRefresh } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { tanggalAngka } from '@eproc/domain/common/format'
import type { BeritaInformasi } from '@eproc/domain/publik/answers'
import { TIPE_BERITA } from '@eproc/domain/common/choices'
import { berita as teks } from '@eproc/i18n/id/berita'
import { umum } from '@eproc/i18n/id/umum'
import { DialogKonfirmasi } from '@eproc/ui/dialog/DialogKonfirmasi.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { showAlert, notify } from '@eproc/ui/api/notice.ts'
import { useKeadaanTabel } from '@eproc/ui/table/keadaan_tabel.ts'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { TautanBerkas } from '@eproc/ui/document/TautanBerkas.tsx'
import { BeritaDialog } from './BeritaDialog.tsx'

const SUMBER = 'admin/berita-informasi'
const ALAMAT = `/${SUMBER}`
const OPSI = { perHalaman: 15, urut: '-createdAt', penyaring: { type: '' } }

const tipe = (kode: string) => TIPE_BERITA.find((t) => t.kode === kode)?.teks ?? kode

const KOLOM: Kolom<BeritaInformasi>[] = [
  { kunci: 'title', judul: teks.kolom.title, isi: (b) => b.title, urut: 'title', utama: true },
  { kunci: 'type', judul: teks.kolom.type, isi: (b) => tipe(b.type), urut: 'type', lebar: 120 },
  {
    kunci: 'createdAt',
    judul: teks.kolom.createdAt,
    isi: (b) => tanggalAngka(b.createdAt),
    urut: 'createdAt',
    lebar: 130,
  },
  {
    kunci: 'fileAttachment',
    judul: teks.kolom.fileAttachment,
    isi: (b) =>
      b.lampiran ? (
        <TautanBerkas path={b.lampiran.jalur} nama={b.lampiran.nama} />
      ) : (
        teks.tanpaLampiran
      ),
  },
]

/** Galat dari dataProvider membawa pesan server apa adanya. */
const pesan = (failure: unknown) =>
  failure instanceof Error ? failure.message : umum.errors.server

/** /admin/berita-informasi (S2 §2.6): 15 per halaman, tambah, ubah, dan hapus dalam dialog. */
export default function BeritaList() {
  const keadaan = useKeadaanTabel(OPSI)
  const { pathname, search } = useLocation()
  const pergi = useNavigate()
  const segarkan = useRefresh()
  const [dihapus, setDihapus] = useState<BeritaInformasi | null>(null)
  const turun = keadaan.urut.startsWith('-')
  const { data, total, error, isPending, refetch } = useGetList<BeritaInformasi>(SUMBER, {
    pagination: { page: keadaan.halaman, perPage: keadaan.perHalaman },
    sort: { field: keadaan.urut.replace(/^-/, ''), order: turun ? 'DESC' : 'ASC' },
    filter: {
      ...(keadaan.q ? { q: keadaan.q } : {}),
      ...(keadaan.penyaring.type ? { type: keadaan.penyaring.type } : {}),
    },
  })
  const [hapus, { isPending: menghapus }] = useDelete<BeritaInformasi>()
  const ke = (ekor: string) => void pergi({ pathname: ALAMAT + ekor, search })

  const ekor = pathname.slice(ALAMAT.length).replace(/^\/|\/$/g, '')
  const id = ekor === 'create' ? null : /^\d+$/.test(ekor) ? Number(ekor) : undefined

  const hapusSekarang = () => {
    if (!dihapus) return
    void hapus(
      SUMBER,
      { id: dihapus.id, previousData: dihapus },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(teks.dihapus)
          setDihapus(null)
          segarkan()
        },
        onError: (failure) => {
          showAlert(teks.gagalHapus(pesan(failure)))
          setDihapus(null)
        },
      }
    )
  }

  return (
    <>
      <PageTitle
        judul={teks.judul}
        aksi={
          <Button variant="contained" startIcon={<Tambah />} onClick={() => ke('/create')}>
            {umum.tombol.tambah}
          </Button>
        }
      />
      <TabelData
        judul={teks.judul}
        kolom={KOLOM}
        baris={data}
        total={total ?? 0}
        memuat={isPending}
        errors={error ? new Error(teks.gagalAmbil(pesan(error))) : undefined}
        keadaan={keadaan}
        kunciBaris={(b) => b.id}
        namaBaris={(b) => b.title}
        onBuka={(b) => ke(`/${b.id}`)}
        cari={teks.cari}
        kosong={{ judul: teks.kosong, isi: teks.kosongIsi }}
        onSegarkan={() => void refetch()}
        penyaring={
          <TextField
            select
            label={teks.kolom.type}
            value={keadaan.penyaring.type}
            onChange={(e) => keadaan.ubah({ penyaring: { type: e.target.value } })}
            slotProps={{ select: { native: true } }}
            sx={{ width: 180 }}
          >
            <option value="">{teks.semuaJenis}</option>
            {TIPE_BERITA.map((t) => (
              <option key={t.kode} value={t.kode}>
                {t.teks}
              </option>
            ))}
          </TextField>
        }
        aksi={(b) => (
          <>
            <IconButton
              aria-label={`${umum.tombol.ubah}: ${b.title}`}
              onClick={() => ke(`/${b.id}`)}
            >
              <Ubah />
            </IconButton>
            <IconButton
              aria-label={`${umum.tombol.hapus}: ${b.title}`}
              onClick={() => setDihapus(b)}
            >
              <Hapus />
            </IconButton>
          </>
        )}
      />
      {id !== undefined && (
        <BeritaDialog
          key={String(id)}
          id={id}
          onTutup={(tersimpan) => {
            if (tersimpan) segarkan()
            ke('')
          }}
        />
      )}
      <DialogKonfirmasi
        buka={dihapus !== null}
        judul={teks.hapusSatu(dihapus?.title ?? '')}
        tombol={umum.tombol.hapus}
        bahaya
        sibuk={menghapus}
        onYa={hapusSekarang}
        onBatal={() => setDihapus(null)}
      >
        {teks.hapusIsi}
      </DialogKonfirmasi>
    </>
  )
}
