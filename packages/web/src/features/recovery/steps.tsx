/** The steps of a form, with the current one marked. */
export function Steps({ names, current }: { names: readonly string[]; current: number }) {
  return (
    <ol className="forgot-steps">
      {names.map((name, index) => (
        <li key={name} aria-current={index === current ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  )
}
