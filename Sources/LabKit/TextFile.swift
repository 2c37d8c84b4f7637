import Lab
import SequenceDiagrams

/// The text of a file, or of standard input where the name is `-`.
struct TextFile {
  let text: String

  /// Reads all of it; bytes that are no UTF-8 become replacement characters.
  init(_ path: String) throws(Failure) {
    do throws(FileError) {
      text = String(
        decoding: try Files.onDisk().read(path == "-" ? "/dev/stdin" : path),
        as: UTF8.self
      )
    } catch {
      throw Failure(error.description.escapingControls())
    }
  }

  /// Every file with an ending in these files and folders, sorted; nothing twice.
  static func paths(in places: [String], ending: String) throws(Failure) -> [String] {
    var paths: [String] = []
    for place in places {
      paths += isFolder(place) ? files(in: place, ending: ending) : [place]
    }
    return paths.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func isFolder(_ place: String) -> Bool {
    [".", ".."].contains(place) || place.hasSuffix("/")
      || Files.onDisk().names(place).contains(place + "/")
      || !Files.onDisk().names(place + "/").isEmpty
  }

  /// The files of a folder and all in it, as deep as a folder can reasonably be.
  private static func files(in folder: String, ending: String, depth: Int = 0) -> [String] {
    guard depth < 16 else { return [] }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return Files.onDisk().names(prefix).flatMap { path in
      path.hasSuffix("/")
        ? files(in: path, ending: ending, depth: depth + 1) : path.hasSuffix(ending) ? [path] : []
    }
  }
}

extension TextFile {
  /// Writes a file as a whole, or leaves it as it was.
  static func write(_ text: String, to path: String) throws(Failure) {
    do throws(FileError) { try Files.onDisk().write(path, Array(text.utf8)) } catch {
      throw Failure(error.description.escapingControls(), status: 1)
    }
  }
}
