import { useRecordContext } from 'react-admin'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { pergantianLayar } from '@eproc/i18n/id/pergantian_office'
import { UsulBox } from './UsulBox.tsx'

const text = pergantianLayar.usulPpk

/** Another PPK, who waits for the PA of the package's directorate. */
export function UsulPpkBox() {
  const paket = useRecordContext<RincianPaket>()
  const usul = paket?.usulPpk
  if (!paket || !usul) return null
  return (
    <UsulBox
      text={text}
      usul={usul}
      semula={paket.ppk}
      menjadi={usul.ppk}
      sebab={text.sebab(usul.sebab)}
      decisions={
        usul.bolehPutus && {
          approve: (office) => office.setujuiPpk(paket.id, usul.id),
          refuse: (office, alasan) => office.tolakPpk(paket.id, usul.id, alasan),
          draft: `tolakPpk.${usul.id}`,
        }
      }
    />
  )
}
