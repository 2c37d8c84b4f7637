import Traces

// Messages of an object under test that were lost because its reference has no double.

extension Trace {
  /// Returns the trace with a sentence at each message that an object of the class `type` lost at a nil reference,
  /// because no double stands behind the reference.
  func remarkingMissingDoubles(of type: String) -> Trace {
    Trace(
      lanes: lanes,
      events: events.map { event in
        guard event.kind == .lost, event.loss == .nil, event.sender?.type == type,
          let seam = event.seam,
          seam.interface != "closure"
        else { return event }
        var event = event
        let name = seam.interface.isEmpty ? "its type" : seam.interface
        event.text =
          "No double stands behind \(name), so \(seam.property) is nil: write @Doubled before the protocol \(name)."
        return event
      }
    )
  }

  /// The sentences about references without a double, one line for each; nil where no message was lost for that reason.
  ///
  /// A trace with such a lost message is not saved: the expectation would hold only while the double is missing.
  var missingDoubles: String? {
    let sentences = events.filter { $0.kind == .lost && !$0.text.isEmpty }.map(\.text).uniqued()
    return sentences.isEmpty ? nil : sentences.joined(separator: "\n")
  }
}
