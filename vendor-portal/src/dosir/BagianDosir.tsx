import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { bagianDosir, bagianUntuk, type BagianKey } from '@eproc/domain/dosir/bagian'
import { STATUS_BAGIAN, tampilanBagian } from '@eproc/domain/common/choices'
import { dosirLayar as t } from '@eproc/i18n/id/dosir_portal'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { Kosong } from '@eproc/ui/feedback/Kosong.tsx'
import { Tautan } from '@eproc/ui/layout/Tautan.tsx'
import { useBagianStatus, useRekananId } from './useDosir.ts'

const Langkah = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 40,
})

interface BagianDosirProps {
  kunci: BagianKey
  judul: string
  keterangan?: ReactNode
  /** Main action of the bagian, for instance an add button. */
  aksi?: ReactNode
  children: ReactNode
}

/**
 * Frame of the ten bagian of the dosir: title, status, the verifikator's catatan, and steps to other bagian. Until
 * the rekanan has Data Perusahaan/Pribadi, the others only show the way there.
 */
export function BagianDosir({ kunci: key, judul, keterangan, aksi, children }: BagianDosirProps) {
  const id = useRekananId()
  const { status, remark } = useBagianStatus(key)
  const bagian = bagianDosir(key)
  const pertama = bagianUntuk(bagian.jenis)[0]!
  if (id === null && pertama.kunci !== key) {
    const perusahaan = bagian.jenis === 'V'
    return (
      <>
        <PageTitle judul={judul} />
        <Kosong
          judul={perusahaan ? t.perusahaanDulu : t.pribadiDulu}
          aksi={
            <Button variant="contained" component={Tautan} ke={pertama.path}>
              {perusahaan ? t.keDataPerusahaan : t.keDataPribadi}
            </Button>
          }
        />
      </>
    )
  }
  return (
    <>
      <PageTitle
        judul={judul}
        keterangan={
          <>
            <ChipStatus
              daftar={STATUS_BAGIAN}
              kode={status}
              teks={tampilanBagian(status, remark).teks}
            />
            {keterangan && <div style={{ marginTop: 8 }}>{keterangan}</div>}
          </>
        }
        aksi={aksi}
      />
      {remark && (
        <div style={{ marginBottom: 24 }}>
          <KotakPesan nada="error" judul={t.remarkIsi}>
            {remark}
          </KotakPesan>
        </div>
      )}
      {children}
      <LangkahLain kunci={key} />
    </>
  )
}

function LangkahLain({ kunci: key }: { kunci: BagianKey }) {
  const semua = bagianUntuk(bagianDosir(key).jenis)
  const letak = semua.findIndex((b) => b.kunci === key)
  const sebelum = semua[letak - 1]
  const sesudah = semua[letak + 1]
  return (
    <Langkah aria-label={t.langkah}>
      {sebelum ? (
        <Button component={Tautan} ke={sebelum.path}>
          {t.sebelumnya(sebelum.judul)}
        </Button>
      ) : (
        <span />
      )}
      {sesudah && (
        <Button component={Tautan} ke={sesudah.path} variant="outlined">
          {t.berikutnya(sesudah.judul)}
        </Button>
      )}
    </Langkah>
  )
}
