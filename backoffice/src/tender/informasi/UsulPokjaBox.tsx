import { useRecordContext } from 'react-admin'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { pergantianLayar } from '@eproc/i18n/id/pergantian_office'
import { useTender } from '../context.ts'
import { UsulBox } from './UsulBox.tsx'

/** Another pokja that waits for the PPK, because an offer is in (decisions §2). */
export function UsulPokjaBox() {
  const paket = useRecordContext<RincianPaket>()
  const { may } = useTender()
  const usul = paket?.pokja.usul
  if (!paket || !usul) return null
  return (
    <UsulBox
      text={pergantianLayar.usulPokja}
      usul={usul}
      semula={paket.pokja.anggota.map((a) => a.nama).join(', ')}
      menjadi={usul.anggota.join(', ')}
      decisions={
        may('paket.pokja.setujui') && {
          approve: (office) => office.setujuiPokja(paket.id, usul.id),
          refuse: (office, alasan) => office.tolakPokja(paket.id, usul.id, alasan),
          draft: `tolakPokja.${usul.id}`,
        }
      }
    />
  )
}
