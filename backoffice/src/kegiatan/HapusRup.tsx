import Hapus from '@mui/icons-material/DeleteOutlined'
import { useState } from 'react'
import { useDataProvider, useRefresh, type RaRecord } from 'react-admin'
import { rup } from '@eproc/i18n/id/rup'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { DialogKonfirmasi } from '@eproc/ui/dialog/DialogKonfirmasi.tsx'
import { showAlert, notify } from '@eproc/ui/api/notice.ts'
import { TombolBaris } from '../shared/TombolBaris.tsx'
import { toApiError } from '../shared/sumber.ts'

/** Button that deletes a program or kegiatan; its question names the object. */
export function HapusRup(p: {
  sumber: string
  rekaman: RaRecord & { kode: string; nama: string }
  objek: string
  judul: string
  isi: string
}) {
  const data = useDataProvider()
  const segarkan = useRefresh()
  const [tanya, setTanya] = useState(false)
  const [sibuk, setSibuk] = useState(false)
  const hapus = async () => {
    setSibuk(true)
    try {
      await data.delete(p.sumber, { id: p.rekaman.id, previousData: p.rekaman })
      notify(rup.sukses.hapus(p.objek))
      segarkan()
    } catch (error) {
      showAlert(toApiError(error, (pesan) => rup.gagal.hapus(pesan, p.objek)).message, 'error')
    } finally {
      setSibuk(false)
      setTanya(false)
    }
  }
  return (
    <>
      <TombolBaris
        teks={rupLayar.kegiatan.aksi.hapus}
        nama={`${p.rekaman.kode} ${p.rekaman.nama}`}
        ikon={<Hapus />}
        onClick={() => setTanya(true)}
      />
      <DialogKonfirmasi
        buka={tanya}
        bahaya
        sibuk={sibuk}
        judul={p.judul}
        tombol={rupLayar.kegiatan.aksi.hapus}
        onYa={() => void hapus()}
        onBatal={() => setTanya(false)}
      >
        {p.isi}
      </DialogKonfirmasi>
    </>
  )
}
