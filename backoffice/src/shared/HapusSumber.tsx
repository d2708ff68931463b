import Hapus from '@mui/icons-material/DeleteOutlined'
import { useState } from 'react'
import { useDataProvider, useRefresh, type RaRecord } from 'react-admin'
import { master } from '@eproc/i18n/id/master'
import { DialogKonfirmasi } from '@eproc/ui/dialog/DialogKonfirmasi.tsx'
import { showAlert, notify } from '@eproc/ui/api/notice.ts'
import { TombolBaris } from './TombolBaris.tsx'
import { toApiError } from './sumber.ts'

/** Tombol hapus satu baris: bertanya dengan nama objeknya, lalu mengabarkan hasilnya. */
export function HapusSumber<T extends RaRecord>(p: {
  sumber: string
  rekaman: T
  nama: string
  /** kata benda pesan S2 §8, misalnya 'CoA' */
  objek: string
}) {
  const data = useDataProvider()
  const segarkan = useRefresh()
  const [tanya, setTanya] = useState(false)
  const [sibuk, setSibuk] = useState(false)
  const hapus = async () => {
    setSibuk(true)
    try {
      await data.delete(p.sumber, { id: p.rekaman.id, previousData: p.rekaman })
      notify(master.pesan.hapus(p.objek))
      segarkan()
    } catch (error) {
      showAlert(toApiError(error, (pesan) => master.pesan.gagalHapus(pesan, p.objek)).message)
    } finally {
      setSibuk(false)
      setTanya(false)
    }
  }
  return (
    <>
      <TombolBaris
        teks={master.tabel.hapus}
        nama={p.nama}
        ikon={<Hapus />}
        onClick={() => setTanya(true)}
      />
      <DialogKonfirmasi
        buka={tanya}
        bahaya
        sibuk={sibuk}
        judul={master.tabel.hapusJudul(p.nama)}
        tombol={master.tabel.hapus}
        onYa={() => void hapus()}
        onBatal={() => setTanya(false)}
      >
        {master.tabel.hapusIsi}
      </DialogKonfirmasi>
    </>
  )
}
