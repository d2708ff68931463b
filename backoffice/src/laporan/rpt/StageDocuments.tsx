import { styled } from '@mui/material/styles'
import type { CetakanTahap } from '@eproc/domain/tender/answers_cetakan'
import { namaCetakan } from '@eproc/domain/tahap/cetakan'
import { cetakanLayar as text } from '@eproc/i18n/id/cetakan_office'
import { SimpleTable } from '@eproc/ui/table/SimpleTable.tsx'
import { CetakanDeeds } from '../../shared/cetakan/CetakanDeeds.tsx'
import { useCetakan } from '../../shared/cetakan/useCetakan.ts'

const Quiet = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))

/** Every stage of the package that makes a document, with its printout, once its deed is done; one that is printed opens at once. */
export function StageDocuments({ paketId }: { paketId: number }) {
  const { data, error } = useCetakan(paketId)
  return (
    <SimpleTable<CetakanTahap>
      title={text.dokumen}
      rows={data}
      errors={data ? undefined : error}
      rowKey={(c) => `${c.tahap} ${c.jenis}`}
      columns={[
        {
          key: 'tahap',
          title: text.tahap,
          main: true,
          content: (c) => `${c.urut}. ${c.namaTahap}`,
        },
        { key: 'dokumen', title: text.dokumen, content: (c) => namaCetakan(c.jenis, c.tahap) },
        {
          key: 'arsip',
          title: text.arsip,
          content: ({ nomor, siap }) =>
            nomor ?? (siap ? text.belum : <Quiet>{text.belumAda}</Quiet>),
        },
      ]}
      actions={(c) => (c.siap || c.nomor ? <CetakanDeeds paketId={paketId} cetakan={c} /> : null)}
    />
  )
}
