import Foundation
import Patches

/// An edition's patch, and the folder whose files it changes.
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

  /// The patch's path without `.patch`, which names the edition's files.
  var name: String { String(path.dropLast(EditionPatch.suffix.utf8.count)) }

  /// How the name of a patch ends.
  static let suffix = ".patch"
}

extension EditionPatch {
  /// The patch at a path, or all patches in a folder and the folders in it, in their order.
  ///
  /// Paths lead into the current folder; what leads elsewhere, and a folder without patches, is an error.
  static func all(at path: String) throws -> [EditionPatch] {
    let here = URL(filePath: FileManager.default.currentDirectoryPath).standardized.path + "/"
    var whole = URL(filePath: path).standardized.path
    while whole.hasSuffix("/") { whole.removeLast() }
    guard whole.hasPrefix(here) else { throw EditionFailure("\(path): error: is not in \(here)") }
    let found = try patches(at: String(whole.dropFirst(here.utf8.count)))
    guard !found.isEmpty else { throw EditionFailure("\(path): error: no patch is there") }
    return found
  }

  private static func patches(at path: String) throws -> [EditionPatch] {
    guard !path.hasSuffix(suffix) else { return [EditionPatch(path)] }
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    return try names.flatMap { name -> [EditionPatch] in
      let inside = "\(path)/\(name)"
      if name.hasSuffix(suffix) { return [EditionPatch(inside)] }
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: inside, isDirectory: &isFolder)
      return isFolder.boolValue ? try patches(at: inside) : []
    }
  }

  /// Reads the patch.
  func read() throws -> Patch {
    let text = try String(decoding: Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    do throws(PatchError) {
      return try Patch(parsing: text)
    } catch { throw EditionFailure("\(path):\(error)") }
  }

  /// The folder whose files the patch changes.
  func base(of patch: Patch) -> String {
    let architecture = name.dropFirst(folder.utf8.count + 1)
    return "\(module)/\(patch["Base"] ?? String(architecture))"
  }

  /// The lines of the edition's own files, by their names.
  func ownFiles() throws -> [String: [String]] { try SwiftFiles.lines(in: folder) }

  /// The files of the folder that the patch changes, without those in whose place the edition has its own.
  func baseFiles(of patch: Patch, in tree: String = "") throws -> [String: [String]] {
    let own = try ownFiles()
    return try SwiftFiles.lines(in: tree + base(of: patch)).filter { own[$0.key] == nil }
  }

  /// The lines of the files after the patch, by their names, without the edition's own.
  func files() throws -> [String: [String]] {
    let patch = try read()
    return try files(after: patch, of: baseFiles(of: patch))
  }

  /// The same for a build, in which a patch must change something.
  func builtFiles() throws -> [String: [String]] {
    guard try !read().files.isEmpty else {
      throw EditionFailure("\(path):1: error: the patch changes no file")
    }
    return try files()
  }

  /// Applies the patch to these files.
  func files(after patch: Patch, of base: [String: [String]]) throws -> [String: [String]] {
    do throws(PatchError) {
      return try patch.applied(to: base)
    } catch { throw EditionFailure("\(path):\(error)") }
  }
}

/// Why a patch cannot be read, applied or written, with its place as compilers write places.
struct EditionFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// The Swift files of one folder.
enum SwiftFiles {
  /// Reads their lines, by their names.
  static func lines(in folder: String) throws -> [String: [String]] {
    var files: [String: [String]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder)
    where name.hasSuffix(".swift") {
      let data = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
      var lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      if lines.last?.isEmpty == true { lines.removeLast() }
      files[name] = lines.map { String(decoding: $0, as: UTF8.self) }
    }
    return files
  }

  /// Writes the files that differ, byte for byte, and removes Swift files of other names.
  static func write(_ files: [String: [String]], in folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in try lines(in: folder).keys where files[name] == nil {
      try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
    for (name, lines) in files {
      let file = URL(filePath: "\(folder)/\(name)")
      let data = Data(lines.map { $0 + "\n" }.joined().utf8)
      if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
    }
  }
}

extension [String: [String]] {
  /// Whether both hold the same files, byte for byte.
  func isSame(as other: [String: [String]]) -> Bool {
    Patch(from: self, to: other).files.isEmpty
  }
}

extension String {
  /// The path without its last part.
  fileprivate var folder: String {
    split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }
}
