import type { ReactNode } from 'react'
import { DataTable, useListContext, useRecordContext } from 'react-admin'
import type { OfficeProvider } from '../../providers/dataProvider.ts'
import type { Kiriman as KirimanRow, Progress } from '../../providers/verbs/tender/sending.ts'
import type { Answer } from '@eproc/ui/api/api.ts'
import { Blacklisted, OrDash, StatusRekananField, TimeField } from '../fields.tsx'
import { PanelTable } from '../../shared/panel/PanelTable.tsx'
import { usePanelDeed } from '../usePanelDeed.ts'
import { useReported } from '../useReported.ts'
import { KirimanCheckbox, KirimanFile } from './KirimanCells.tsx'
import { KirimanDraft } from './KirimanDraft.tsx'
import {
  KirimanContext,
  someLeft,
  useChoices,
  type Kiriman,
  type KirimanRules,
  type RekananRow,
} from './kiriman_context.ts'
import { SendKiriman, type SendWords } from './SendKiriman.tsx'

export interface KirimanTableProps<T extends RekananRow> extends KirimanRules<T> {
  title: string
  empty: string
  /** how a list that could not be read is told */
  unread?: (message: string) => string
  /** Of a list that pages on the server. */
  pagination?: ReactNode
  /** the name under which what is typed in ticked rows is kept until it is sent */
  draft?: string
  /** Columns between status and file. */
  children: ReactNode
  words: SendWords & { failed: (message: string) => string }
  send: (
    office: OfficeProvider,
    list: readonly KirimanRow[],
    progress: Progress
  ) => Promise<Answer<unknown>>
}

/**
 * The rekanan of the list around it with check boxes and one file each (S3 §2.3, §5.1): invitations, minutes, answers
 * to sanggah, SPPBJ. A row already sent cannot be ticked; read-only shows no button.
 */
export function KirimanTable<T extends RekananRow>(p: KirimanTableProps<T>) {
  const { title, empty, unread, pagination, draft, children, words, send, ...rules } = p
  const choices = useChoices()
  useReported(choices.choices.size > 0)
  const { data } = useListContext<RekananRow & { id: number }>()
  const deed = usePanelDeed(send, words.failed)
  const kiriman: Kiriman = {
    ...choices,
    change: (row, part) => {
      // What was missing may be there now.
      deed.clear()
      choices.change(row, part)
    },
    deed,
    rules: rules as unknown as KirimanRules<RekananRow>,
  }
  // Room for the inputs only while somebody is still to be answered.
  const roomy = rules.allowed && rules.inputs && someLeft(kiriman.rules, data)
  return (
    <KirimanContext value={kiriman}>
      <div style={{ display: 'grid', gap: 16 }}>
        <SendKiriman words={words}>
          {draft && rules.allowed && <KirimanDraft key={draft} name={draft} />}
          <PanelTable title={title} empty={empty} {...(unread ? { failed: unread } : {})}>
            {rules.allowed && (
              <DataTable.Col source="pilih" disableSort style={{ width: 72 }}>
                <KirimanCheckbox />
              </DataTable.Col>
            )}
            <DataTable.Col source="nama" disableSort>
              <Name />
            </DataTable.Col>
            <DataTable.Col source="status" disableSort field={StatusRekananField} />
            {children}
            <DataTable.Col
              source="berkas"
              disableSort
              {...(roomy ? { style: { width: 280 } } : {})}
            >
              <KirimanFile />
            </DataTable.Col>
          </PanelTable>
          {pagination}
        </SendKiriman>
      </div>
    </KirimanContext>
  )
}

function Name() {
  const row = useRecordContext<RekananRow>()
  return (
    <>
      {row?.nama} <Blacklisted row={row} />
    </>
  )
}

/** Columns for the day and the sender, the same in three lists. */
export const SENT_COLUMNS = [
  <DataTable.Col key="tglKirim" source="tglKirim" disableSort field={TimeField} />,
  <DataTable.Col key="namaPengirim" source="namaPengirim" disableSort field={OrDash} />,
]
