import Traces

// The messages of a run and the variant's source, which declares them.

extension RunTrace {
  /// Returns whether the value that a property was set to, or that its read returned, is data: no closure, and no object of the run.
  ///
  /// Nil is data for a property that is declared with another type than a class, a protocol or a closure. False for an unknown value.
  func transfersData(_ call: Event) -> Bool {
    let set = call.message?.arguments?.first?.value
    let value = set ?? call.number.flatMap { answers[$0] }?.value
    guard let text = value?.summary, text != "nil" else {
      return value != nil && declaration(of: call).map { !holdsObject($0) } ?? false
    }
    return text != "{closure}" && !objectNames.contains(text)
  }

  private func holdsObject(_ property: SourceMember) -> Bool {
    property.closureParameterCount != nil
      || property.resultTypeNames.compactMap(outline.type).contains {
        [.class, .actor, .protocol].contains($0.kind)
      }
  }

  /// Returns the declaration of an event's message in the class of its receiver or sender; nil if neither declares the message.
  func declaration(of event: Event) -> SourceMember? {
    let base = event.message?.name.prefix { !"( ".contains($0) }
    let classes = [event.receiver, event.sender].compactMap { $0.flatMap { outline.type($0.type) } }
    let types = classes.flatMap { type in
      [type] + outline.ancestors(of: type).sorted().compactMap(outline.type)
    }
    let members = types.flatMap(\.members).filter { $0.name.prefix { $0 != "(" } == base }
    return members.first { $0.traceName == event.message?.name } ?? members.first
  }
}
