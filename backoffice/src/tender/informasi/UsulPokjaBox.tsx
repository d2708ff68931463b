import Button from '@mui/material/Button'
import { useState } from 'react'
import { ResourceContextProvider, useRecordContext } from 'react-admin'
import { tanggal, tanggalWaktu } from '@eproc/domain/common/format'
import type { RincianPaket, UsulPokja } from '@eproc/domain/paket/answers'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { DeedDialog } from '../../shared/deed/DeedDialog.tsx'
import { ConfirmDeedButton } from '../ConfirmDeedButton.tsx'
import { useTender } from '../context.ts'
import { ReasonInput, requiredRules } from '../penilaian/reason.tsx'
import { usePanelDeed } from '../usePanelDeed.ts'

const teks = tenderStaf.usulPokja
const RULES = requiredRules('alasan')

/** Another pokja that waits for the PPK, because an offer is in (decisions §2). */
export function UsulPokjaBox() {
  const paket = useRecordContext<RincianPaket>()
  const { may } = useTender()
  const usul = paket?.pokja.usul
  if (!paket || !usul) return null
  const { anggota, nomor, pengusul, diusulkanPada } = usul
  return (
    <MessageBox tone="warning" title={teks.judul}>
      <p style={{ margin: '0 0 8px' }}>{teks.semula(nama(paket))}</p>
      <p style={{ margin: '0 0 8px' }}>{teks.menjadi(anggota.join(', '))}</p>
      <p style={{ margin: '0 0 12px' }}>
        {teks.oleh(pengusul, tanggalWaktu(diusulkanPada), nomor, tanggal(usul.tanggal))}
      </p>
      {may('paket.pokja.setujui') && <Decision paketId={paket.id} usul={usul} />}
    </MessageBox>
  )
}

const nama = (paket: RincianPaket) => paket.pokja.anggota.map((a) => a.nama).join(', ')

function Decision({ paketId, usul }: { paketId: number; usul: UsulPokja }) {
  const [refusing, setRefusing] = useState(false)
  const approve = usePanelDeed<void, unknown>(
    (office) => office.setujuiPokja(paketId, usul.id),
    teks.gagal
  )
  return (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
      <ConfirmDeedButton deed={approve} text={teks.setujui} title={teks.tanyaSetuju}>
        {teks.tanyaSetujuIsi}
      </ConfirmDeedButton>
      <Button variant="outlined" color="error" onClick={() => setRefusing(true)}>
        {teks.tolak}
      </Button>
      {refusing && (
        <ResourceContextProvider value="rup/paket">
          <DeedDialog<{ alasan: string }>
            title={teks.tanyaTolak}
            submit={{ text: teks.tolak, danger: true }}
            rules={RULES}
            failed={teks.gagal}
            close={() => setRefusing(false)}
            draft={`tolakPokja.${usul.id}`}
            deed={(office, { alasan }) => office.tolakPokja(paketId, usul.id, alasan)}
          >
            <ReasonInput label={teks.alasan} />
          </DeedDialog>
        </ResourceContextProvider>
      )}
    </div>
  )
}
