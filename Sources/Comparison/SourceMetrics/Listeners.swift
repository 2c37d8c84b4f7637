import Traces

/// Who is called back by whom: by a closure that was set, or by a publisher that was subscribed to.
struct Listeners {
  /// By the name of what is set or subscribed to, the types that do it.
  private var listeners: [String: Set<String>] = [:]

  init(_ source: VariantSource) {
    for type in source.outline.types where type.kind != .protocol {
      for member in type.members {
        let code = source.outline.files[member.piece.file]
        for name in member.piece.tokens.flatMap(code.namesHeard) {
          listeners[name, default: []].insert(type.name)
        }
      }
    }
  }

  /// Those that a type calls back.
  func names(of type: SourceType) -> Set<String> {
    let heard = type.members.filter {
      $0.closureParameterCount != nil || $0.namesGiven.contains("Publisher")
    }
    return heard.reduce(into: []) { names, member in
      names.formUnion(listeners[String(member.name.prefix { $0 != "(" })] ?? [])
    }
  }
}

extension SourceCode {
  /// What is heard by the closure that is set there, or by the one given to a publisher.
  fileprivate func namesHeard(at position: Int) -> [String] {
    if isMark("{", at: position + 1), let property = propertySet(at: position) { return [property] }
    guard isSubscribing(at: position) else { return [] }
    let line = tokens[position].line
    let start = tokens[..<position].lastIndex { $0.line < line }.map { $0 + 1 } ?? 0
    return (start..<position).filter { isMark(".", at: $0 - 1) }.compactMap { word(at: $0) }
  }
}
