import Foundation
import Patches

/// A patch that stands for an edition, and the folder whose files it changes.
///
/// `Todos/Edits/undo-delete/VIPER.patch` changes the files of `Todos/VIPER`, unless a line `Base: Published/004` in its
/// head names another folder of the module. Swift files beside the patch are the edition's own, and take the place of
/// the folder's files of the same name.
struct EditionPatch {
  /// The patch's path.
  let path: String

  /// Names the patch at a path.
  init(_ path: String) {
    self.path = path
  }

  /// The folder of the module.
  private var module: String { path.folder.folder.folder }

  /// The folder that the patch stands in.
  var folder: String { path.folder }

  /// The word for the files after the patch: the patch's path without `.patch`.
  var name: String { String(path.dropLast(EditionPatch.suffix.utf8.count)) }

  /// How the name of a patch ends.
  static let suffix = ".patch"
}

extension EditionPatch {
  /// The patch at a path, or all patches in a folder and the folders in it, in their order.
  static func all(at path: String) throws -> [EditionPatch] {
    guard !path.hasSuffix(suffix) else { return [EditionPatch(path)] }
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    return try names.flatMap { name -> [EditionPatch] in
      let inside = "\(path)/\(name)"
      if name.hasSuffix(suffix) { return [EditionPatch(inside)] }
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: inside, isDirectory: &isFolder)
      return isFolder.boolValue ? try all(at: inside) : []
    }
  }

  /// Reads the patch.
  func read() throws -> Patch {
    let text = try String(decoding: Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    do throws(PatchError) {
      return try Patch(parsing: text)
    } catch { throw EditionFailure(path, error) }
  }

  /// The folder whose files the patch changes.
  func base(of patch: Patch) -> String {
    let architecture = name.dropFirst(folder.utf8.count + 1)
    return "\(module)/\(patch["Base"] ?? String(architecture))"
  }

  /// The lines of the files after the patch, by their names.
  func files() throws -> [String: [String]] {
    let patch = try read()
    return try files(after: patch, of: SwiftFiles.lines(in: base(of: patch)))
  }

  /// Applies the patch to these files, and puts the edition's own in their place.
  func files(after patch: Patch, of base: [String: [String]]) throws -> [String: [String]] {
    let own = try SwiftFiles.lines(in: folder)
    let rest = base.filter { own[$0.key] == nil }
    do throws(PatchError) {
      return try patch.applied(to: rest).merging(own) { $1 }
    } catch { throw EditionFailure(path, error) }
  }
}

/// A patch that cannot be read, or does not apply.
struct EditionFailure: Error, CustomStringConvertible {
  private let path: String
  private let error: PatchError

  init(_ path: String, _ error: PatchError) {
    self.path = path
    self.error = error
  }

  /// The place and the reason, as compilers write them.
  var description: String { "\(path):\(error)" }
}

/// The Swift files of one folder.
enum SwiftFiles {
  /// Reads their lines, by their names.
  static func lines(in folder: String) throws -> [String: [String]] {
    var files: [String: [String]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder)
    where name.hasSuffix(".swift") {
      let data = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
      var lines = String(decoding: data, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last == "" { lines.removeLast() }
      files[name] = lines
    }
    return files
  }

  /// Writes files into a folder, those only that differ, and removes other Swift files there.
  static func write(_ files: [String: [String]], in folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let old = try lines(in: folder)
    for name in old.keys where files[name] == nil {
      try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
    for (name, lines) in files where old[name] != lines {
      let text = lines.map { $0 + "\n" }.joined()
      try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"), options: .atomic)
    }
  }
}

extension String {
  /// The path without its last part.
  fileprivate var folder: String {
    split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }
}
