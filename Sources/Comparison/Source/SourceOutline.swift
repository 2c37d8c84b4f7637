import Stage
import Traces

/// The declarations of a list of source files, parsed without a compiler: only names of types are resolved.
package struct SourceOutline: Sendable {
  /// The declared types, each merged with its extensions, in the order of the files.
  ///
  /// Extensions of protocols, and of types that no file declares, come last.
  package let types: [SourceType]
  package let files: [SourceCode]
  let declared: DeclaredNames

  package init(_ files: [SourceFile]) {
    let codes = files.map(SourceCode.init)
    let found = codes.enumerated().flatMap { DeclarationReader($1, file: $0).types }
    var types = SourceOutline.merged(found)
    let declared = DeclaredNames(types)
    for index in types.indices { types[index].resolve(by: declared) }
    self.files = codes
    self.types = types
    self.declared = declared
  }

  private static func merged(_ found: [SourceType]) -> [SourceType] {
    var types = found.filter { $0.kind != .extension }
    for type in found where type.kind == .extension {
      guard let location = types.firstIndex(where: { $0.name == type.name && $0.kind != .protocol })
      else {
        types.append(type)
        continue
      }
      types[location].members += type.members
      types[location].parents += type.parents
      types[location].pieces += type.pieces
    }
    return types
  }

  package var protocols: [SourceType] { types.filter { $0.kind == .protocol } }

  var outermost: [SourceType] { types.filter { !$0.isNested && $0.kind != .extension } }

  var standing: [SourceType] { types.filter(\.isStanding) }

  /// Returns the names of the superclass and the protocols of a type, also of those that it inherits through other declared types.
  package func ancestors(of type: SourceType) -> Set<String> {
    var ancestors: Set<String> = []
    var next = type.parents
    while let name = next.popLast() {
      if ancestors.insert(name).inserted { next += self.type(name)?.parents ?? [] }
    }
    return ancestors
  }

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

  /// Returns the names and keywords in the source of a standing type, the type's own name included, each with its first location.
  ///
  /// The source has the type's extensions and the types nested in it, apart from nested protocols. A declared type has its full
  /// name.
  func names(in type: SourceType) -> [(name: String, location: CodeLocation)] {
    var known: Set<String> = []
    return types.filter { declared.standing($0.name) == type.name }.flatMap { part in
      let nested = types.filter { $0.name.enclosingName == part.name }.flatMap(\.pieces)
      return part.pieces.flatMap { piece in
        names(in: piece, of: part, without: nested).filter { known.insert($0.name).inserted }
      }
    }
  }

  /// Returns the names in a part of a type's source, each with its location, apart from those in the parts `nested`.
  func names(
    in piece: SourceType.Piece,
    of type: SourceType,
    without nested: [SourceType.Piece] = []
  ) -> [(name: String, location: CodeLocation)] {
    let code = files[piece.file]
    let nested = nested.filter { $0.file == piece.file }.map(\.tokens)
      .sorted { $0.lowerBound < $1.lowerBound }
    let starts = [piece.tokens.lowerBound] + nested.map(\.upperBound)
    let ends = nested.map(\.lowerBound) + [piece.tokens.upperBound]
    return zip(starts, ends).flatMap { start, end in
      code.pathStarts(in: start..<max(start, end)).flatMap { position in
        let location = CodeLocation(file: code.file, line: code.line(at: position))
        return declared.resolved(code.path(at: position) ?? "", in: type.name).map {
          ($0, location)
        }
      }
    }
  }
}
