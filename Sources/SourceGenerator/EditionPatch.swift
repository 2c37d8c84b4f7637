import Foundation
import Patches

/// The patch that makes an edition, a changed variant of a sample module, from the files of another folder.
///
/// `Todos/Edits/undo-delete/VIPER.patch` changes the files of its base folder: `Todos/VIPER`, or `Todos/Published/004` if its head
/// has the field `Base: Published/004`. If the base is a patch, as in `Base: Edits/viper-to-mvvm-1/VIPER.patch`, the base files are
/// those after that patch. Swift files beside a patch replace base files of their name.
struct EditionPatch {
  let path: String

  init(_ path: String) {
    self.path = path
  }

  private var module: String { path.folder.folder.folder }

  var folder: String { path.folder }

  /// The path of the patch without `.patch`: the folder under which the edition's files are embedded and checked out.
  var name: String { String(path.dropLast(EditionPatch.suffix.count)) }

  static let suffix = ".patch"
}

extension EditionPatch {
  /// Returns the patch at a path that ends in `.patch`, or else all patches in the folder at the path and its subfolders.
  ///
  /// Entries of each folder are sorted by name. Throws an error if the path is not inside the current folder, or if the folder has
  /// no patches. Whether a file exists at a path that ends in `.patch` is not checked.
  static func all(at path: String) throws -> [EditionPatch] {
    let here = URL(filePath: FileManager.default.currentDirectoryPath).standardized.path + "/"
    var whole = URL(filePath: path).standardized.path
    while whole.hasSuffix("/") { whole.removeLast() }
    guard whole.hasPrefix(here) else { throw EditionFailure("\(path): error: is not in \(here)") }
    let found = try patches(at: String(whole.dropFirst(here.count)))
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

  func read() throws -> Patch {
    let text = try String(decoding: Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    do throws(PatchError) {
      return try Patch(parsing: text)
    } catch { throw EditionFailure("\(path):\(error)") }
  }

  /// Returns the path of the folder, or of the earlier patch, whose files the patch changes.
  func base(of patch: Patch) -> String {
    let architecture = name.dropFirst(folder.count + 1)
    return "\(module)/\(patch["Base"] ?? String(architecture))"
  }

  func ownFiles() throws -> [String: [String]] { try SwiftFiles.lines(in: folder) }

  /// Returns the base's Swift files, as lines by name, without those whose name a Swift file beside the patch has, too.
  ///
  /// `tree` is the repository's folder with a final `/`; by default the current folder.
  func baseFiles(of patch: Patch, in tree: String = "") throws -> [String: [String]] {
    let own = try ownFiles()
    let base = tree + base(of: patch)
    let files =
      base.hasSuffix(EditionPatch.suffix)
      ? try EditionPatch(base).files().merging(EditionPatch(base).ownFiles()) { $1 }
      : try SwiftFiles.lines(in: base)
    return files.filter { own[$0.key] == nil }
  }

  /// Returns the files of the base folder as they are after the patch, changed or not, as lines by name.
  ///
  /// Base files named like a Swift file beside the patch are left out.
  func files() throws -> [String: [String]] {
    let patch = try read()
    return try files(after: patch, of: baseFiles(of: patch))
  }

  /// Returns the same files as `files()`, in which the variant of an edition that is compiled has the edition's name.
  ///
  /// Throws an error if the patch changes no file, and if such an edition's files do not declare one variant.
  func builtFiles() throws -> [String: [String]] {
    let patch = try read()
    guard !patch.files.isEmpty else {
      throw EditionFailure("\(path):1: error: the patch changes no file")
    }
    var files = try files()
    guard let variant = variant(of: patch) else { return files }
    let mark = "  public static var "
    let declaring = files.filter { file in
      file.key.hasSuffix("Variant.swift") && file.value.contains { $0.hasPrefix(mark) }
    }
    guard declaring.count == 1, let (name, lines) = declaring.first else {
      throw EditionFailure(
        "\(path):1: error: \(declaring.count) files declare a `public static var NAME: Variant`"
      )
    }
    files[name] = lines.map { $0.hasPrefix(mark) ? "\(mark)\(variant): Variant {" : $0 }
    return files
  }

  /// Returns the name under which the edition's variant is declared: `todosDeadOutput` for `Todos/Edits/dead-output`.
  ///
  /// Returns nil outside `Edits`, and for a change request, which is not compiled.
  func variant(of patch: Patch) -> String? {
    let names = folder.split(separator: "/").suffix(3).map(String.init)
    guard names.count == 3, names[1] == "Edits", patch["Wish"] == nil else { return nil }
    let words = names[2].split(separator: "-")
    return names[0].lowercased() + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  func files(after patch: Patch, of base: [String: [String]]) throws -> [String: [String]] {
    do throws(PatchError) {
      return try patch.applied(to: base)
    } catch { throw EditionFailure("\(path):\(error)") }
  }
}

/// An error of a command for editions, in the form of a compiler's message: `PATH:LINE: error: …`, with the line if it is known.
struct EditionFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

enum SwiftFiles {
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

  /// Makes `files`, lines by file name, the only Swift files of a folder, which is created if it is missing.
  ///
  /// Unchanged files are not written again.
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
  /// Returns whether both dictionaries, lines by file name, have the same files with the same bytes.
  func isSame(as other: [String: [String]]) -> Bool {
    Patch(from: self, to: other).files.isEmpty
  }
}

extension String {
  fileprivate var folder: String {
    split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }
}
