import Stage
import Traces

/// The declarations of a list of source files.
///
/// They are read from tokens, without a compiler: names are not resolved.
package struct SourceOutline: Sendable {
  /// The types with their extensions merged, in the order of the files; extensions of other types come last.
  package let types: [SourceType]
  let files: [SourceCode]

  /// Parses files.
  package init(_ files: [SourceFile]) {
    let codes = files.map(SourceCode.init)
    let found = codes.enumerated().flatMap { DeclarationReader($1, file: $0).types }
    self.files = codes
    types = SourceOutline.merged(found)
  }

  private static func merged(_ found: [SourceType]) -> [SourceType] {
    var types = found.filter { $0.kind != .extension }
    for type in found where type.kind == .extension {
      guard let location = types.firstIndex(where: { $0.name == type.name }) else {
        types.append(type)
        continue
      }
      types[location].members += type.members
      types[location].parents += type.parents
      types[location].pieces += type.pieces
    }
    return types
  }
}

extension SourceOutline {
  /// The protocols, in the order of the files.
  package var protocols: [SourceType] { types.filter { $0.kind == .protocol } }

  /// The types that are not nested, protocols included.
  var outermost: [SourceType] { types.filter { !$0.isNested && $0.kind != .extension } }

  /// Returns the type with a name; nil if no file declares it.
  package func type(_ name: String) -> SourceType? {
    types.first { $0.name == name && $0.kind != .extension }
  }

  /// Whether a type declares a member, given as `Type.member(label:)`.
  func declares(_ path: String) -> Bool {
    let end = path.firstIndex(of: "(") ?? path.endIndex
    guard let dot = path[..<end].lastIndex(of: ".") else { return false }
    let member = path[path.index(after: dot)...]
    return types.contains { type in
      type.name == path[..<dot] && type.members.contains { $0.name == member }
    }
  }

  /// Returns the words in the source of a type, each with its first location; the type's own name is among them.
  func names(in type: SourceType) -> [(name: String, location: CodeLocation)] {
    var known: Set<String> = []
    return type.pieces.flatMap { piece in
      let code = files[piece.file]
      return code.tokens[piece.tokens].compactMap {
        token -> (name: String, location: CodeLocation)? in
        guard token.kind == .word, known.insert(token.text).inserted else { return nil }
        return (token.text, CodeLocation(file: code.file, line: token.line))
      }
    }
  }
}
