import SequenceDiagrams

extension String {
  /// A typed word as it is shown in an answer: never raw, never nothing.
  var shown: String { isEmpty ? "\"\"" : escapingControls() }
}
