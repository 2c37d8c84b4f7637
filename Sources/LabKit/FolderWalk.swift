import Lab
import Platform

/// The files at some paths: a file itself, and for a folder all files below it whose names have certain endings, such as `.md`.
///
/// Hidden files and folders are left out. A folder reached by several links is walked once, so that every walk ends.
struct FolderWalk {
  private(set) var paths: [String] = []
  private let endings: [String]
  /// The device and the number of each folder walked so far.
  private var visited: Set<[UInt64]> = []
  private var known: Set<String> = []

  init(of paths: [String], ending endings: String...) throws(Failure) {
    self.endings = endings
    if let sandbox = Sandbox.current {
      try walk(paths, in: sandbox)
      return
    }
    for path in paths {
      guard let status = FolderWalk.status(of: path) else { throw Failure.unreadable(path) }
      if status.isFolder { try walk(path, status) } else { add(path) }
    }
  }

  private mutating func walk(_ paths: [String], in sandbox: Sandbox) throws(Failure) {
    for path in paths {
      let found = sandbox.paths(of: path)
      guard !found.isEmpty else { throw Failure("\(FileError.missing(path))") }
      for file in found where file == path || isWanted(file) { add(file) }
    }
  }

  private func isWanted(_ path: String) -> Bool { endings.contains { path.hasSuffix($0) } }

  private mutating func add(_ path: String) {
    if known.insert(path).inserted { paths.append(path) }
  }

  private mutating func walk(_ folder: String, _ status: stat) throws(Failure) {
    let identity = [UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino)]
    guard visited.insert(identity).inserted else { return }
    for name in try FolderWalk.names(in: folder) {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      guard let status = FolderWalk.status(of: path) else { continue }
      if status.isFolder {
        try walk(path, status)
      } else if status.isFile, isWanted(path) {
        add(path)
      }
    }
  }

  static func isFolder(_ path: String) -> Bool {
    guard let sandbox = Sandbox.current else { return status(of: path)?.isFolder ?? false }
    let found = sandbox.paths(of: path)
    return !found.isEmpty && !found.contains((try? PageFolder.plain(path)) ?? "")
  }

  /// Returns the sorted names of the files and folders directly in a folder that end in `ending`, except hidden ones.
  ///
  /// In a sandbox, there are only files, and a missing folder has none. Throws if the folder cannot be read.
  static func files(in folder: String, ending: String) throws(Failure) -> [String] {
    if let sandbox = Sandbox.current {
      let prefix = (try? PageFolder.plain(folder)).map { $0.isEmpty ? "" : $0 + "/" } ?? ""
      return sandbox.paths(of: folder).map { String($0.dropFirst(prefix.count)) }
        .filter { !$0.contains("/") && $0.hasSuffix(ending) }
    }
    return try names(in: folder).filter { $0.hasSuffix(ending) }
  }

  private static func names(in folder: String) throws(Failure) -> [String] {
    guard let names = Files.visibleNames(in: folder) else { throw Failure.unreadable(folder) }
    return names
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}

extension stat {
  fileprivate var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  fileprivate var isFile: Bool { st_mode & S_IFMT == S_IFREG }
}
