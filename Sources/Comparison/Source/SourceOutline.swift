import Stage
import Traces

/// The declarations of a list of source files, parsed without a compiler: names are not resolved.
package struct SourceOutline: Sendable {
  /// The declared types, each merged with its extensions, in the order of the files.
  ///
  /// Extensions of types that no file declares come last.
  package let types: [SourceType]
  let files: [SourceCode]

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

  /// The protocols that the files declare, in the order of the files.
  package var protocols: [SourceType] { types.filter { $0.kind == .protocol } }

  /// The declared types, protocols included, that are not nested in another type.
  var outermost: [SourceType] { types.filter { !$0.isNested && $0.kind != .extension } }

  /// Returns the declared type named `name`; nil if no file declares it.
  package func type(_ name: String) -> SourceType? {
    types.first { $0.name == name && $0.kind != .extension }
  }

  /// Returns whether the files declare a member; `path` is its name with its type and labels, `Type.member(label:)`.
  func declares(_ path: String) -> Bool {
    let end = path.firstIndex(of: "(") ?? path.endIndex
    guard let dot = path[..<end].lastIndex(of: ".") else { return false }
    let member = path[path.index(after: dot)...]
    return types.contains { type in
      type.name == path[..<dot] && type.members.contains { $0.name == member }
    }
  }

  /// Returns the names and keywords in the source of a type, the type's own name included, each with its first location.
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
