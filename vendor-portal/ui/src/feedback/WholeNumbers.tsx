const NUMBER = /([VO]-\d{4}-\d{5})/

/** A text in which no registration number breaks over two lines. */
export const WholeNumbers = ({ children }: { children: string }) =>
  children.split(NUMBER).map((part, i) =>
    i % 2 ? (
      <span key={part} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    )
  )
