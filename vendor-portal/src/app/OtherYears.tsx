import type { TahunLain } from '@eproc/domain/tender/answers_paket'
import { ui } from '@eproc/i18n/id/ui'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'

/** Above the list of one budget year: what runs in others, with links that choose them. */
export const OtherYears = ({ years = [] }: { years: readonly TahunLain[] | undefined }) =>
  years.length > 0 && (
    <div style={{ marginBottom: 16 }}>
      <MessageBox>
        {years.map(({ tahun, jumlah }) => (
          <div key={tahun}>
            <AppLink to={`?tahun=${tahun}`}>{ui.tabel.tahunLain(jumlah, tahun)}</AppLink>
          </div>
        ))}
      </MessageBox>
    </div>
  )
