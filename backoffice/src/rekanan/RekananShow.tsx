import Belum from '@mui/icons-material/HelpOutlined'
import Sudah from '@mui/icons-material/CheckCircle'
import Skeleton from '@mui/material/Skeleton'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { STATUS_REKANAN } from '@eproc/domain/common/choices'
import { ui } from '@eproc/i18n/id/ui'
import { verifikasi } from '@eproc/i18n/id/verifikasi'
import { useLiveStream } from '@eproc/ui/api/stream.ts'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { DialogKonfirmasi, DialogPenuh } from '@eproc/ui/dialog/DialogPenuh.tsx'
import { Kosong } from '@eproc/ui/feedback/Kosong.tsx'
import { BagianTab } from './verifikasi/BagianTab.tsx'
import { BlacklistTab } from './verifikasi/BlacklistTab.tsx'
import { useHak, useKeadaan, useSegarkan } from './verifikasi/useBagian.ts'
import { SertifikatTab } from './verifikasi/SertifikatTab.tsx'

const teks = verifikasi.dialog

export interface VerifikasiDialogProps {
  id: number
  /** Tab of the address: key of a bagian, 'sertifikatVendor' or 'blacklist'. */
  bagian: string | null
  onBagian: (bagian: string) => void
  onTutup: () => void
}

/** Verifies one rekanan, company or individual (S2 §2.7); the address keeps the tab and the rekanan. */
export function VerifikasiDialog({ id, bagian, onBagian, onTutup }: VerifikasiDialogProps) {
  const { data: keadaan, error } = useKeadaan(id)
  const bolehBlacklist = useHak('rekanan.blacklist')
  const segarkan = useSegarkan()
  const [kotor, setKotor] = useState(false)
  const [pindah, setPindah] = useState<string | null>(null)
  useLiveStream(() => void segarkan(id))

  const blacklist = keadaan?.jenis === 'V' || bolehBlacklist || keadaan?.blacklist.blacklist
  const tab = keadaan
    ? [
        ...keadaan.bagian.map((b) => b.kunci as string),
        'sertifikatVendor',
        ...(blacklist ? ['blacklist'] : []),
      ]
    : []
  const kini = bagian && tab.includes(bagian) ? bagian : (tab[0] ?? '')
  const isi = keadaan?.bagian.find((b) => b.kunci === kini)
  /* A tab of the address may lie outside the narrow strip. */
  useEffect(() => {
    if (kini)
      document.getElementById(`tab-${kini}`)?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [kini])
  const pilih = (baru: string) => {
    if (baru === kini) return
    if (kotor) setPindah(baru)
    else onBagian(baru)
  }
  return (
    <DialogPenuh
      buka
      penuh
      judul={teks.judul(keadaan?.nama ?? '…')}
      onTutup={onTutup}
      kotor={kotor}
      lebar="xl"
    >
      {error && !keadaan ? (
        <Kosong gambar="error" judul={ui.errors.muatData} isi={errorMessage(error)} />
      ) : !keadaan ? (
        <div role="status" aria-label={ui.memuat}>
          <Skeleton variant="rounded" height={48} sx={{ mb: 3 }} />
          <Skeleton variant="rounded" height={360} />
        </div>
      ) : (
        <>
          <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography color="text.secondary">{keadaan.noRegistrasi}</Typography>
            <ChipStatus daftar={STATUS_REKANAN} kode={keadaan.status} />
            {keadaan.blacklist.aktif && (
              <ChipStatus warna="merah" teks={verifikasi.daftar.blacklist} />
            )}
          </div>
          <Tabs
            value={kini}
            onChange={(_, baru: string) => pilih(baru)}
            variant="scrollable"
            scrollButtons="auto"
            aria-label={teks.daftarTab}
            sx={{ mt: 1, mb: 3, borderBottom: 1, borderColor: 'divider' }}
          >
            {tab.map((key) => {
              const status = keadaan.bagian.find((b) => b.kunci === key)?.status
              const label = teks.tab[key as keyof typeof teks.tab]
              return (
                <Tab
                  key={key}
                  value={key}
                  label={label}
                  id={`tab-${key}`}
                  aria-controls={`panel-${key}`}
                  iconPosition="start"
                  sx={{ minHeight: 48 }}
                  {...(status
                    ? {
                        'aria-label': `${label}: ${status === 'A' ? teks.sudah : teks.belum}`,
                        'icon':
                          status === 'A' ? (
                            <Sudah fontSize="small" color="success" />
                          ) : (
                            <Belum fontSize="small" color="warning" />
                          ),
                      }
                    : {})}
                />
              )
            })}
          </Tabs>
          <div role="tabpanel" id={`panel-${kini}`} aria-labelledby={`tab-${kini}`}>
            {isi ? (
              <BagianTab key={kini} keadaan={keadaan} bagian={isi} onKotor={setKotor} />
            ) : kini === 'blacklist' ? (
              <BlacklistTab keadaan={keadaan} onKotor={setKotor} />
            ) : (
              <SertifikatTab keadaan={keadaan} />
            )}
          </div>
        </>
      )}
      <DialogKonfirmasi
        buka={pindah !== null}
        judul={ui.dialog.kotorJudul}
        tombol={ui.dialog.kotorBuang}
        tombolBatal={ui.dialog.kotorLanjut}
        bahaya
        onBatal={() => setPindah(null)}
        onYa={() => {
          setKotor(false)
          if (pindah) onBagian(pindah)
          setPindah(null)
        }}
      >
        {ui.dialog.kotorIsi}
      </DialogKonfirmasi>
    </DialogPenuh>
  )
}
