import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { MAKS_BERKAS_SEKALIGUS } from '@eproc/domain/common/documents'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { ConfirmDialog } from '@eproc/ui/dialog/ConfirmDialog.tsx'
import { DeedState } from '../DeedState.tsx'
import { someLeft, useKiriman, type RekananRow } from './kiriman_context.ts'

const teks = tenderStaf.kiriman

export interface SendWords {
  minimal: string
  noFile: (nama: string) => string
  submit: string
  title: (count: number) => string
}

const complaintOfCount = (count: number, words: SendWords): string | null => {
  if (count === 0) return words.minimal
  return count > MAKS_BERKAS_SEKALIGUS ? teks.terlaluBanyak(MAKS_BERKAS_SEKALIGUS) : null
}

/** Below the table the button that sends what was ticked, after it was asked about; above it what failed. */
export function SendKiriman({ words, children }: { words: SendWords; children: ReactNode }) {
  const { rules, deed, choices, clear } = useKiriman()
  const { data } = useListContext<RekananRow & { id: number }>()
  const [asking, setAsking] = useState(false)
  const chosen = [...choices.values()]

  const prepare = () => {
    const complaint =
      complaintOfCount(chosen.length, words) ??
      chosen.map((c) => (c.file ? rules.check?.(c) : words.noFile(c.row.nama))).find(Boolean)
    if (complaint) deed.fail(complaint)
    else setAsking(true)
  }
  const send = async () => {
    setAsking(false)
    const list = chosen.map(({ row, file, more }) => ({ vendorId: row.vendorId, file, more }))
    if (await deed.run(list)) clear()
  }
  return (
    <>
      <DeedState deed={deed} />
      {children}
      {/* Who has its letter gets no second one: with nobody left there is nothing to send. */}
      {rules.allowed && (chosen.length > 0 || someLeft(rules, data)) && (
        <div style={{ display: 'flex', gap: 16, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button variant="contained" onClick={prepare}>
            {words.submit}
          </Button>
          <span role="status">{chosen.length > 0 && teks.dipilih(chosen.length)}</span>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={words.title(chosen.length)}
        button={words.submit}
        onCancel={() => setAsking(false)}
        onConfirm={() => void send()}
      >
        {teks.kepada}
        <ul style={{ margin: 0, paddingLeft: 20 }}>
          {chosen.map((c) => (
            <li key={c.row.vendorId}>{c.row.nama}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  )
}
