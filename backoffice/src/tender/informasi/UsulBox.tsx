import Button from '@mui/material/Button'
import { useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { tanggal, tanggalWaktu } from '@eproc/domain/common/format'
import type { pergantianLayar } from '@eproc/i18n/id/pergantian_office'
import type { Answer } from '@eproc/ui/api/api.ts'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import type { OfficeProvider } from '../../providers/dataProvider.ts'
import { DeedDialog } from '../../shared/deed/DeedDialog.tsx'
import { ConfirmDeedButton } from '../ConfirmDeedButton.tsx'
import { ReasonInput, requiredRules } from '../penilaian/reason.tsx'
import { usePanelDeed } from '../usePanelDeed.ts'

const RULES = requiredRules('alasan')

interface Decisions {
  approve: (office: OfficeProvider) => Promise<Answer<unknown>>
  refuse: (office: OfficeProvider, alasan: string) => Promise<Answer<unknown>>
  /** under which what is typed for a refusal is kept */
  draft: string
}

interface UsulBoxProps {
  text: typeof pergantianLayar.usulPokja | typeof pergantianLayar.usulPpk
  usul: { nomor: string; tanggal: string; pengusul: string; diusulkanPada: string }
  /** names */
  semula: string
  menjadi: string
  sebab?: string
  /** absent where the caller only reads */
  decisions: Decisions | false
}

/** Other people for the package, who wait for somebody's decision. */
export function UsulBox({ text, usul, semula, menjadi, sebab, decisions }: UsulBoxProps) {
  const { pengusul, diusulkanPada, nomor } = usul
  const lines = [
    text.semula(semula),
    text.menjadi(menjadi),
    ...(sebab ? [sebab] : []),
    text.oleh(pengusul, tanggalWaktu(diusulkanPada), nomor, tanggal(usul.tanggal)),
  ]
  return (
    <MessageBox tone="warning" title={text.judul}>
      {lines.map((line) => (
        <p key={line} style={{ margin: '0 0 8px' }}>
          {line}
        </p>
      ))}
      {decisions && <Decision text={text} {...decisions} />}
    </MessageBox>
  )
}

function Decision({ text, approve, refuse, draft }: Decisions & Pick<UsulBoxProps, 'text'>) {
  const [refusing, setRefusing] = useState(false)
  const approval = usePanelDeed<void, unknown>(approve, text.gagal)
  return (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap', marginTop: 4 }}>
      <ConfirmDeedButton deed={approval} text={text.setujui} title={text.tanyaSetuju}>
        {text.tanyaSetujuIsi}
      </ConfirmDeedButton>
      <Button variant="outlined" color="error" onClick={() => setRefusing(true)}>
        {text.tolak}
      </Button>
      {refusing && (
        <ResourceContextProvider value="rup/paket">
          <DeedDialog<{ alasan: string }>
            title={text.tanyaTolak}
            submit={{ text: text.tolak, danger: true }}
            rules={RULES}
            failed={text.gagal}
            close={() => setRefusing(false)}
            draft={draft}
            deed={(office, { alasan }) => refuse(office, alasan)}
          >
            <ReasonInput label={text.alasan} />
          </DeedDialog>
        </ResourceContextProvider>
      )}
    </div>
  )
}
