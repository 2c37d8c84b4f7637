import PrintableText

extension String {
  /// The text with everything that could steer a terminal shown as an escape.
  ///
  /// Used for all that comes from files, arguments or traces: `"a\nb"` becomes `a\nb` with a
  /// visible backslash, an escape character becomes `\u{1B}`. Marks that turn the direction of
  /// writing are shown too, since they could make a text read as another.
  package func escapingControls() -> String { printable() }
}
